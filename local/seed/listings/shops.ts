import { rows } from './rows.ts';

export const shops = rows('shops', [
  ['Hellim & Honey Pantry', 'lefke', 'delicatessen', 'local food', 4.7, 1, 'tasting', 'hellim honey tasting', 'Village hellim, carob syrup and a tasting at the long table.'],
  ['Lefkara Thread Room', 'nicosia', 'crafts', 'lace', 4.5, 2, null, 'lace gifts', 'Hand-made lace and the people who still make it.'],
  ['Tin Whistle Books', 'kyrenia', 'bookshop', 'books', 4.6, 1, null, 'books maps', 'Second-hand novels and old maps of the island.'],
  ['Harnup Cellar', 'iskele', 'delicatessen', 'carob', 4.4, 1, 'tasting', 'carob tasting', 'Everything that can be made of a carob pod, and a glass to try it from.'],
  ['Parrot & Parchment', 'kyrenia', 'stationery', 'paper', 4.4, 2, null, 'paper gifts', 'Notebooks bound upstairs, ink in forty greens.'],
  ['Almond Street Grocers', 'kyrenia', 'grocery', 'organic', 4.3, 2, null, 'organic vegetables', 'Fruit from farms with names, weighed in paper bags.'],
  ['Driftwood & Co', 'kyrenia', 'homeware', 'furniture', 4.1, 3, null, 'furniture decor', 'Tables out of old boats, and lamps out of what was left.'],
  ['Sundial Opticians', 'nicosia', 'optician', 'glasses', 4.6, 2, 'appointment', 'glasses eyetest', 'Eye tests without hurry, frames without nonsense.'],
  ['Second Spring Vintage', 'nicosia', 'clothing', 'vintage', 4.5, 1, null, 'vintage clothes', 'Dresses with a past, jackets with a future.'],
  ['Spice Abacus', 'nicosia', 'delicatessen', 'spices', 4.7, 1, 'tasting', 'spices tasting gifts', 'Ninety jars, one brass scale, and a blend for people who cannot cook.'],
  ['Reel & Rudder', 'famagusta', 'sports shop', 'fishing tackle', 4.2, 2, null, 'fishing boat', 'Rods, bait, and the truth about where the fish are.'],
  ['Dog-Eared Atlas', 'famagusta', 'bookshop', 'books', 4.5, 1, null, 'books students', 'Course books in September, poetry the rest of the year.'],
  ['Windfall Orchard Shop', 'guzelyurt', 'farm shop', 'fruit', 4.6, 1, 'tasting', 'oranges juice tasting', 'Oranges by the sack, marmalade by the spoon.'],
  ['Ebony & Olive Wood', 'lapta', 'crafts', 'woodwork', 4.4, 2, null, 'wood gifts', 'Bowls turned while you watch.'],
  ['Carpet of Seven Villages', 'karpaz', 'crafts', 'weaving', 4.7, 3, null, 'carpets weaving', 'Rugs from looms you may visit, with the weaver’s name sewn in.'],
  ['Tulip & Thorn Florist', 'iskele', 'florist', 'flowers', 4.3, 2, null, 'flowers delivery gifts', 'Bouquets tied the same day, wreaths with a day’s notice.'],
]);
