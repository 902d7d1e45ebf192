/** Names tell nothing of what is true of a place. None is known to be a business there. */
const first =
  'Amber Bramble Cobalt Dappled Eleventh Feathered Gilded Hazel Inkwell Juniper Kestrel Linen Marigold Nettle Ochre Pepper Quill Russet Saffron Thistle Umber Velour Walnut Yarrow Zinc Basil Clover Damson Elder Fennel'.split(
    ' ',
  );
const second =
  'Ladle Apron Spoon Oven Stove Pantry Larder Kettle Skillet Trivet Platter Cellar Hearth Crumb Tureen'.split(
    ' ',
  );

/** The name of the restaurant with this number, from 0; all up to 450 are different. */
export function restaurantName(number: number): string {
  const round = Math.floor(number / first.length);
  return `${first[number % first.length]} ${second[(number + round) % second.length]}`;
}
