/** The columns of the source's data, in their order. */
export const bangaloreColumns = [
  ...[
    'url',
    'address',
    'name',
    'online_order',
    'book_table',
    'rate',
    'votes',
    'phone',
    'location',
    'rest_type',
  ],
  ...['dish_liked', 'cuisines', 'approx_cost(for two people)', 'reviews_list', 'menu_item'],
  ...['listed_in(type)', 'listed_in(city)'],
] as const;
export type BangaloreRow = Partial<Record<(typeof bangaloreColumns)[number], string>>;

const usual: BangaloreRow = {
  url: 'https://www.zomato.com/bangalore/place?context=abc',
  address: '1st Floor, 80 Feet Road, Banashankari',
  online_order: 'Yes',
  book_table: 'No',
  rate: '4.1/5',
  votes: '775',
  phone: '080 42297555\r\n+91 9743772233',
  location: 'Banashankari',
  rest_type: 'Casual Dining',
  dish_liked: 'Pasta, Lunch Buffet, Masala Papad',
  cuisines: 'North Indian, Mughlai, Chinese',
  'approx_cost(for two people)': '800',
  reviews_list: '[]',
  menu_item: '[]',
  'listed_in(type)': 'Buffet',
  'listed_in(city)': 'Banashankari',
};

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A line of such a table. */
export function bangaloreLine(row: BangaloreRow): string {
  const whole = { ...usual, ...row };
  return `${bangaloreColumns.map((column) => quoted(whole[column] ?? '')).join(',')}\r\n`;
}

export function bangaloreTable(rows: readonly BangaloreRow[]): string {
  return [`${bangaloreColumns.map(quoted).join(',')}\r\n`, ...rows.map(bangaloreLine)].join('');
}

/** Reviews as that table keeps them: a Python list of tuples, as text. */
export function reviewsCell(reviews: readonly string[]): string {
  return `[${reviews.map((text) => `('Rated 4.0', 'RATED\\n  ${text.replaceAll("'", "\\'")}')`).join(', ')}]`;
}
