import type { CommentFamily } from './texts/review-comments.ts';

const byParent: Record<string, CommentFamily> = { drinks: 'drink', sweets: 'sweet' };

const byTrade: Record<string, CommentFamily> = {
  ...all('baked', ['bakery']),
  ...all('sweet', ['orientalSweets', 'cakes', 'iceCream']),
  ...all('drink', ['coffee', 'juice']),
  ...all('fresh', ['greengrocer', 'butcher', 'fishmonger', 'dairy', 'organic']),
  ...all('pantry', ['supermarket', 'miniMarket', 'spices', 'nutsAndDates', 'household']),
  ...all('care', ['pharmacy', 'herbal', 'beauty', 'baby', 'vitamins', 'medicalSupplies']),
  ...all('wear', ['fashion', 'shoes', 'jewellery']),
  ...all('gift', ['flowersAndGifts']),
  ...all('thing', ['electronics', 'books', 'toys', 'home', 'sports', 'pets', 'tools', 'stationery', 'bags']),
};

/** The kind of comments that fit an item: a cola from a pizzeria is a drink, all else depends on its store's trade. */
export function commentFamily(trade: string, parentCategory: string): CommentFamily {
  return byParent[parentCategory] ?? byTrade[trade] ?? 'meal';
}

function all(family: CommentFamily, trades: string[]): Record<string, CommentFamily> {
  return Object.fromEntries(trades.map((trade) => [trade, family]));
}
