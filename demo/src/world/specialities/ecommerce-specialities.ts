import type { ecommerceStores } from '../names/ecommerce-stores.ts';
import { shop, type Speciality } from './speciality.ts';

export const ecommerceSpecialities: Record<keyof typeof ecommerceStores, Speciality> = {
  electronics: shop(
    ['headphones', 'laptop', 'camera', 'gamepad', 'phone', 'watch', 'television', 'joystick', 'radio', 'bulb', 'mouse'],
    ['ink', 'graphite', 'sky', 'lilac', 'lagoon'],
    ['steps', 'podium', 'orbit', 'shelf', 'hills'],
  ),
  fashion: shop(
    ['dress', 'tshirt', 'handbag', 'jeans', 'sunHat', 'coat', 'scarf', 'sunglasses', 'cap', 'pinkTop', 'thread'],
    ['sand', 'blush', 'cream', 'plum', 'sage', 'apricot'],
    ['corner', 'tiles', 'orbit', 'bleed', 'plate'],
  ),
  shoes: shop(
    ['sneaker', 'dressShoe', 'boot', 'sandal', 'socks', 'rollerSkate', 'shoppingBags'],
    ['coral', 'sky', 'graphite', 'butter'],
    ['steps', 'podium', 'shelf', 'bleed', 'hills'],
  ),
  books: shop(
    ['books', 'redBook', 'openBook', 'notebook', 'pencil', 'glasses', 'coffee', 'clock', 'lampPost'],
    ['forest', 'cream', 'brick', 'ink'],
    ['shelf', 'tabletop', 'arcade', 'corner', 'steps'],
  ),
  toys: shop(
    ['teddy', 'rocket', 'blocks', 'kite', 'yoyo', 'nestingDoll', 'gamepad', 'balloon', 'football', 'chick'],
    ['sky', 'butter', 'mint', 'coral', 'lilac'],
    ['hills', 'steps', 'shelf', 'orbit', 'podium'],
  ),
  home: shop(
    ['sofa', 'pottedPlant', 'chair', 'clock', 'picture', 'lampPost', 'amphora', 'yarn', 'mirror', 'cactus', 'teapot'],
    ['sand', 'sage', 'terracotta', 'apricot', 'lagoon'],
    ['tabletop', 'arcade', 'podium', 'steps', 'shelf'],
  ),
  flowersAndGifts: shop(
    ['bouquet', 'tulip', 'rose', 'gift', 'sunflower', 'balloon', 'daisy', 'loveLetter', 'ribbon', 'lotus', 'hibiscus'],
    ['blush', 'mint', 'lilac', 'butter', 'forest'],
    ['hills', 'market', 'podium', 'corner', 'arcade'],
    [30, 50],
  ),
  sports: shop(
    [
      'football',
      'basketball',
      'tennis',
      'sneaker',
      'boxingGlove',
      'skateboard',
      'tableTennis',
      'bicycle',
      'tent',
      'compass',
    ],
    ['lagoon', 'coral', 'ink', 'butter'],
    ['hills', 'bleed', 'orbit', 'steps', 'corner'],
  ),
  jewellery: shop(
    ['ring', 'gem', 'watch', 'crown', 'purse', 'gift', 'heart', 'mirror'],
    ['ink', 'plum', 'blush', 'forest'],
    ['podium', 'steps', 'arcade', 'tiles'],
  ),
  pets: shop(
    ['dog', 'cat', 'bone', 'paws', 'rabbit', 'parrot', 'fish', 'yarn', 'carrot'],
    ['aqua', 'apricot', 'sage'],
    ['hills', 'tiles', 'orbit', 'podium'],
  ),
  tools: shop(
    ['toolbox', 'hammer', 'wrench', 'screwdriver', 'saw', 'gear', 'ladder', 'bulb', 'key'],
    ['graphite', 'saffron', 'lagoon'],
    ['corner', 'tiles', 'bleed', 'orbit'],
  ),
  stationery: shop(
    ['paintPalette', 'pencil', 'notebook', 'books', 'penNib', 'clipboard', 'envelope', 'blocks'],
    ['lilac', 'butter', 'aqua'],
    ['corner', 'tiles', 'orbit', 'bleed'],
  ),
  bags: shop(
    ['suitcase', 'backpack', 'handbag', 'purse', 'sunHat', 'compass', 'sunglasses', 'camera'],
    ['terracotta', 'sand', 'lagoon'],
    ['steps', 'podium', 'arcade', 'shelf'],
  ),
};
