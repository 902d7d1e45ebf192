/** One dish, as a line. */
export type DishRow = readonly [
  name: string,
  /** Other names, by `/`. */
  alsoCalled: string,
  section: string,
  /** In lira. */
  price: number,
  /** What it contains; after `?`, what it may contain. Nothing is declared where it is empty: unknown. */
  allergens: string,
  description: string,
];

/** What every kitchen begins with. */
export const meze: readonly DishRow[] = [
  ['Hummus', 'Humus', 'Meze', 140, 'sesame', 'Chickpeas, tahini, lemon.'],
  ['Grilled hellim', 'Izgara hellim/halloumi', 'Meze', 180, 'milk', 'From the village, off the charcoal.'],
  ['Village salad', 'Köy salatası', 'Meze', 160, 'milk', 'Tomato, cucumber, olives, white cheese.'],
  ['Calamari', 'Kalamar', 'Meze', 320, 'molluscs gluten?eggs', 'Fried, with garlic sauce.'],
];
/** What every kitchen pours. */
export const drinks: readonly DishRow[] = [
  ['Ayran', '', 'Drinks', 40, 'milk', 'Cold, salted.'],
  ['Cola', 'Coke/Kola', 'Drinks', 50, '', 'A can.'],
  ['Water', 'Su', 'Drinks', 20, '', 'Half a litre.'],
];
/** Kitchens whose card begins with meze. */
export const mains = {
  fish: [
    ['Sea bass', 'Levrek', 'Mains', 520, 'fish', 'Whole, grilled, with rocket.'],
    ['Sea bream', 'Çipura', 'Mains', 500, 'fish', 'Whole, grilled, with lemon.'],
    ['Prawn casserole', 'Karides güveç', 'Mains', 560, 'crustaceans milk', 'In a clay pot, with cheese.'],
  ],
  home: [
    ['Stuffed vine leaves', 'Yaprak sarma', 'Mains', 260, '?nuts', 'Rice, herbs, lemon.'],
    ['Molehiya', 'Molohiya', 'Mains', 300, '', 'With chicken, as in Nicosia.'],
    ['Oven macaroni', 'Fırın makarnası', 'Mains', 240, 'gluten milk eggs', 'With mince and hellim.'],
  ],
  grill: [
    ['Şeftali kebab', 'Seftali/sheftali', 'Mains', 340, '?gluten', 'Six, with pitta and onions.'],
    ['Adana kebab', 'Adana', 'Mains', 360, '?gluten', 'Hot minced lamb on the skewer.'],
    ['Chicken shish', 'Tavuk şiş', 'Mains', 320, 'milk', 'Marinated in yoghurt.'],
    ['Margherita pizza', 'Margarita', 'Pizza', 280, 'gluten milk', 'Tomato, mozzarella, basil.'],
    ['Pepperoni pizza', 'Sucuklu pizza', 'Pizza', 320, 'gluten milk', 'Tomato, mozzarella, spicy sausage.'],
  ],
  asian: [
    ['Chicken satay', 'Satay', 'Mains', 340, 'peanuts soy', 'Skewers with peanut sauce.'],
    ['Vegetable dumplings', 'Sebzeli mantı', 'Mains', 280, 'gluten soy?sesame', 'Eight, steamed.'],
    ['Prawn noodles', 'Karidesli noodle', 'Mains', 380, 'gluten crustaceans soy eggs', 'Hand-pulled, wok-fried.'],
    ['Vegan broth', 'Vegan çorba', 'Mains', 240, 'soy celery', 'Mushrooms, spring onion.'],
  ],
  cafe: [
    ['Menemen', '', 'Breakfast', 220, 'eggs milk', 'Eggs, tomatoes, peppers.'],
    ['Cheese toast', 'Kaşarlı tost', 'Breakfast', 160, 'gluten milk', 'Pressed, with hellim.'],
    ['Walnut cake', 'Cevizli kek', 'Cakes', 150, 'gluten eggs nuts', 'A slice.'],
    ['Künefe', 'Kunefe', 'Cakes', 240, 'gluten milk nuts', 'Hot, with pistachio.'],
    ['Filter coffee', 'Filtre kahve', 'Coffee', 110, '', 'Small-batch.'],
  ],
} as const satisfies Record<string, readonly DishRow[]>;

/** Kitchens whose card begins with no meze. */
export const otherKitchens = {
  pizza: [
    ['Burrata', '', 'Starters', 290, 'milk', 'With roast tomatoes and basil.'],
    ['Marinara pizza', '', 'Pizza', 260, 'gluten', 'Tomato, garlic, oregano. No cheese.'],
    ['Margherita pizza', 'Margarita', 'Pizza', 300, 'gluten milk', 'Tomato, mozzarella, basil.'],
    ['Four cheese pizza', 'Dört peynirli pizza', 'Pizza', 360, 'gluten milk', 'Hellim is one of the four.'],
    ['Lasagne', 'Lazanya', 'Pasta', 340, 'gluten milk eggs celery', 'Six layers, one night’s rest.'],
    ['Spaghetti with clams', 'Vongole', 'Pasta', 390, 'gluten molluscs', 'Garlic, parsley, chilli.'],
    ['Tiramisu', '', 'Desserts', 220, 'gluten milk eggs', 'From a big tray.'],
  ],
  indian: [
    ['Vegetable samosa', 'Samosa', 'Starters', 160, 'gluten?mustard', 'Three, with tamarind.'],
    ['Chicken tikka masala', 'Tikka masala', 'Curries', 380, 'milk?nuts', 'Tandoor chicken, tomato, cream.'],
    ['Lamb rogan josh', 'Rogan josh', 'Curries', 420, '', 'Slow-cooked, Kashmiri chilli.'],
    ['Dal makhani', 'Dal', 'Curries', 260, 'milk', 'Black lentils overnight.'],
    ['Chana masala', 'Nohut köri', 'Curries', 250, '', 'Chickpeas, ginger, dried mango.'],
    ['Garlic naan', 'Naan', 'Breads', 90, 'gluten milk', 'From the tandoor wall.'],
  ],
  vegan: [
    ['Red lentil soup', 'Kırmızı mercimek çorbası', 'Soups', 130, '?celery', 'With lemon and mint.'],
    ['Mulukhiyah bowl', 'Molehiya kasesi', 'Bowls', 240, '', 'Greens, rice, pickled lemon.'],
    ['Falafel plate', 'Falafel', 'Plates', 230, 'sesame?gluten', 'Six, tahini, sumac onions.'],
    ['Aubergine lasagne', 'Patlıcan lazanya', 'Plates', 270, 'gluten nuts', 'Cashew cream between the layers.'],
    ['Chocolate cake', 'Çikolatalı kek', 'Desserts', 160, 'gluten soy', 'Nobody guesses what is not in it.'],
  ],
  pide: [
    ['Minced meat pide', 'Kıymalı pide', 'Pide', 210, 'gluten', 'With peppers and parsley.'],
    ['Cheese pide', 'Peynirli pide', 'Pide', 190, 'gluten milk', 'Hellim and kashkaval.'],
    ['Egg and sausage pide', 'Sucuklu yumurtalı pide', 'Pide', 240, 'gluten milk eggs', 'The egg goes on last.'],
    ['Lahmacun', 'Turkish pizza', 'Pide', 110, 'gluten', 'Thin; roll it with lemon.'],
    ['Shepherd’s salad', 'Çoban salatası', 'Salads', 120, '', 'Tomato, cucumber, onion.'],
  ],
  burgers: [
    ['Classic burger', 'Klasik burger', 'Burgers', 270, 'gluten eggs?sesame', 'Two thin patties, pickles, sauce.'],
    ['Hellim burger', 'Halloumi burger', 'Burgers', 250, 'gluten milk', 'Grilled cheese, mint, tomato.'],
    ['Chilli burger', 'Acılı burger', 'Burgers', 290, 'gluten mustard', 'Jalapeños, smoked relish.'],
    ['Fries', 'Patates kızartması/chips', 'Sides', 110, '', 'Twice fried.'],
    ['Onion rings', 'Soğan halkası', 'Sides', 130, 'gluten', 'In beer batter.'],
    ['Milkshake', '', 'Drinks', 150, 'milk', 'Vanilla, chocolate or carob.'],
  ],
  tasting: [
    ['Seven courses', 'Yedi tabak/tasting menu', 'Menus', 2400, '', 'Decided in the morning; tell us what you cannot eat.'],
    ['Seven courses, no meat', 'Etsiz yedi tabak', 'Menus', 2100, '', 'Decided in the morning; tell us what you cannot eat.'],
    ['Cheese to finish', 'Peynir tabağı', 'Extras', 420, 'milk?nuts', 'Five from the island.'],
  ],
  sweets: [
    ['Pistachio baklava', 'Fıstıklı baklava', 'Trays', 320, 'gluten milk nuts', 'Half a kilo.'],
    ['Walnut baklava', 'Cevizli baklava', 'Trays', 260, 'gluten milk nuts', 'Half a kilo.'],
    ['Orange cake', 'Portakallı kek', 'Cakes', 140, 'gluten eggs', 'A slice, soaked in syrup.'],
    ['Rice pudding', 'Sütlaç', 'Cakes', 120, 'milk', 'Baked until it blisters.'],
    ['Turkish coffee', 'Türk kahvesi', 'Coffee', 80, '', 'As sweet as you say.'],
  ],
  bread: [
    ['Sourdough loaf', 'Ekşi mayalı ekmek', 'Bread', 150, 'gluten', 'Eight hundred grams.'],
    ['Olive bun', 'Zeytinli', 'Bread', 70, 'gluten', 'With onion and mint, as here.'],
    ['Simit', 'Sesame ring', 'Bread', 40, 'gluten sesame', 'From seven o’clock.'],
    ['Hellim bun', 'Hellimli', 'Bread', 80, 'gluten milk', 'Village cheese and mint.'],
    ['Filter coffee', 'Filtre kahve', 'Coffee', 100, '', 'A mug.'],
  ],
} as const satisfies Record<string, readonly DishRow[]>;
