/** A kind of kitchen on the island, as a line. */
export interface Kitchen {
  /** As people call it; more than one where two words are used. */
  readonly cuisines: readonly string[];
  /** How many of them there are. */
  readonly share: number;
  /** From the cheapest to the dearest, 1 to 4. */
  readonly tiers: readonly [lowest: number, highest: number];
  readonly dishes: readonly string[];
}

const kitchen = (
  cuisines: string,
  share: number,
  tiers: readonly [number, number],
  dishes: string,
): Kitchen => ({ cuisines: cuisines.split('/'), share, tiers, dishes: dishes.split('/') });

export const kitchens: readonly Kitchen[] = [
  kitchen(
    'cypriot/meze',
    34,
    [1, 3],
    'şeftali kebab/molehiya/grilled hellim/stuffed courgette flowers/kolokas stew/lamb kleftiko/hellim ravioli',
  ),
  kitchen(
    'turkish',
    34,
    [1, 3],
    'lamb shank/mantı/imam bayıldı/hünkar beğendi/lentil soup/adana kebab/künefe',
  ),
  kitchen(
    'seafood',
    30,
    [2, 4],
    'grilled octopus/sea bass in salt/fried calamari/prawn casserole/mussels in beer/grouper soup/sardines in vine leaves',
  ),
  kitchen(
    'kebab/grill',
    24,
    [1, 2],
    'chicken shish/lamb ribs/adana kebab/liver skewers/grilled onions with pomegranate/ayran from the churn',
  ),
  kitchen(
    'meyhane',
    18,
    [2, 3],
    'fava purée/smoked aubergine/cured bonito/fried liver/samphire salad/hot hellim/rakı-poached pears',
  ),
  kitchen(
    'italian',
    28,
    [2, 4],
    'tagliatelle al ragù/risotto with saffron/burrata/veal saltimbocca/spaghetti with clams/tiramisu/panna cotta',
  ),
  kitchen(
    'pizza',
    16,
    [1, 2],
    'margherita/marinara/four-cheese pizza/pizza with rocket/calzone/garlic knots',
  ),
  kitchen(
    'indian',
    16,
    [1, 3],
    'chana masala/lamb rogan josh/butter chicken/masala dosa/garlic naan/palak paneer/vegetable samosas',
  ),
  kitchen(
    'chinese',
    14,
    [1, 3],
    'mapo tofu/crispy duck/dan dan noodles/salt-and-pepper squid/pork dumplings/fried aubergine',
  ),
  kitchen(
    'japanese/sushi',
    12,
    [2, 4],
    'salmon nigiri/miso cod/tonkotsu ramen/prawn tempura/spicy tuna roll/matcha mochi',
  ),
  kitchen('thai', 8, [2, 3], 'green curry/pad thai/papaya salad/tom yum/mango with sticky rice'),
  kitchen('korean', 6, [2, 3], 'bibimbap/kimchi stew/fried chicken/bulgogi/seafood pancake'),
  kitchen('lebanese', 14, [1, 3], 'mutabbal/kibbeh/fattoush/shish taouk/labneh with mint/baked kunafa'),
  kitchen(
    'greek',
    12,
    [1, 3],
    'moussaka/stuffed vine leaves/grilled sardines/spanakopita/lamb with orzo/orange cake',
  ),
  kitchen('persian', 6, [2, 3], 'ghormeh sabzi/saffron chicken/fesenjan/crispy rice/aubergine with whey'),
  kitchen('georgian', 6, [1, 3], 'khachapuri/khinkali/walnut aubergine rolls/tarragon lamb/bean stew'),
  kitchen('russian', 6, [1, 3], 'pelmeni/beetroot soup/blini with caviar/beef stroganoff/honey cake'),
  kitchen('mexican', 8, [1, 2], 'fish tacos/carnitas/black bean enchiladas/guacamole/churros'),
  kitchen(
    'french',
    10,
    [3, 4],
    'duck confit/onion soup/steak tartare/bouillabaisse/tarte tatin/cheese soufflé',
  ),
  kitchen('steakhouse', 12, [3, 4], 'ribeye/bone marrow/dry-aged sirloin/creamed spinach/truffle fries'),
  kitchen(
    'burgers/american',
    14,
    [1, 2],
    'smash burger/hellim burger/buffalo wings/mac and cheese/pecan pie/milkshake',
  ),
  kitchen(
    'vegan',
    12,
    [1, 3],
    'jackfruit döner/aubergine lasagne/lentil köfte/raw carob cake/chickpea omelette/cashew cheese board',
  ),
  kitchen(
    'cafe/coffee',
    22,
    [1, 2],
    'flat white/carrot cake/cheese toast/avocado toast/cinnamon roll/cold brew',
  ),
  kitchen(
    'breakfast/village',
    14,
    [1, 2],
    'village breakfast/menemen/hellim with honey/clay-oven bread/olive buns/cream and carob syrup',
  ),
  kitchen('bakery', 10, [1, 1], 'sourdough/olive bread/simit/spinach börek/almond croissant'),
  kitchen(
    'dessert/patisserie',
    12,
    [1, 2],
    'pistachio baklava/künefe/rice pudding/ekmek kadayıfı/rose ice cream',
  ),
  kitchen(
    'fine dining',
    8,
    [4, 4],
    'seven-course menu/pigeon with quince/sea urchin custard/smoked beetroot/goat’s milk sorbet',
  ),
  kitchen('pide', 10, [1, 2], 'minced meat pide/lahmacun/cheese pide/egg and pastırma pide/shepherd’s salad'),
]; // 416 in all
