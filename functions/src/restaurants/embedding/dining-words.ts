/** Words of food, moods and evenings that are rarer in newspapers than at tables: they get a vector however rare they are. */
export const diningWords: ReadonlySet<string> = new Set(
  `appetizer appetizers aperitif arugula asparagus aubergine aubergines bagel baguette baklava balcony balconies banquet barbecue barista basil bbq
   beetroot beignet biryani bisque bistro bistros bouillabaisse bougainvillea brasserie brioche brunch bruschetta bulgogi burrata burrito buffet buzz
   cafe cafes calamari calzone canape cappuccino caprese carafe caramel carnivores carpaccio cashew casserole ceviche chai champagne charcuterie
   cheesecake chickpea chickpeas chilli chopsticks chorizo chutney ciabatta cilantro cinnamon clam clams classy cocktail cocktails comfy conch confit
   conversation cosy courgette couscous cozy crab crayons creamy crepe crepes crispy croissant croissants crowd cuisine cupcake curry custard dairy
   deafening deli delicacies delicious delightful dessert desserts dim diner dining dips dj dolma doner donut dough dumpling dumplings earplugs eatery
   eateries edamame eggplant enchiladas entree espresso expensive exquisite falafel feta fettuccine fondue fragrant frappe fries fritters frittata
   gelato ginger gnocchi gourmet greasy grill grilled guacamole gyro gyros halal halloumi ham harissa hearty herbs hoarse homely homemade honeymoon
   hospitable hummus hushed icecream inexpensive intimate jasmine jazzy jerk juicy kale kebab kebabs kibbeh kimchi kosher laksa lamb lantern lanterns
   lasagna lasagne latte lavish leafy lemonade lentil lentils linguine lively lobster loud luscious macaroni mango margarita margherita marinated
   masala matcha meatballs meatless mediocre menu mezze meze microwaved minced mint miso mojito molecular mousse moussaka mozzarella muffin mushrooms
   mussels naan nachos nigiri noisy noodle noodles nougat oatmeal octopus olives omelette omelet oregano organic overcooked overpriced oyster oysters
   paella pancake pancakes panini panna pasta pastries pastrami pastry patio patisserie peaceful pesto pho picnic pie pierogi pilaf pineapple pistachio
   pita pizza pizzeria pizzas polenta pomegranate porridge pram prams prawn prawns pretzel prosciutto pub pudding pushchair quesadilla quiche quiet
   quince quinoa ramen ratatouille ravioli reggae relish reservation restful rib ribeye ribs risotto romantic romance rooftop rosemary rude saffron sake
   salad salads salami salmon salsa saltimbocca salty samosa samosas sandpit sashimi satay sauerkraut sausage sausages savory savoury scallops schnitzel
   scones seafood seared seasoned serene serenade shawarma sherbet shellfish shish shrimp sirloin skewers smoothie snack snacks snug sofa sorbet souffle
   sourdough soy spaghetti spanakopita spicy spinach splurge squid steak steakhouse steaks stew stews stroganoff stuffed stylish succulent sundae sushi
   swanky sweets tabbouleh taco tacos tagine tagliatelle tahini takeaway tamarind tandoori tapas taramasalata tarragon tart tartare tarte tasty tavern
   taverna tempura tender terrace teriyaki terrine thyme tiramisu toast toddler toddlers tofu toasted tortilla tranquil tranquility trendy trattoria truffle
   tuna turmeric twins twosome tzatziki udon uncrowded unforgettable unhurried upscale veal vegan vegans vegetarian vegetarians veggie veranda
   vibe vibrant vinaigrette vindaloo vino waffle waffles waiter waiters waitress waitresses walnut wasabi wedding wheelchair whisper winery wok wonton
   yogurt yoghurt yummy zesty zucchini`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
