import { named, type Look, type LookRules } from './looks.ts';

/** In all colours, including its own. */
const dyed: Look[] = ['dyed'];

/** Things are shown as they are; those for which there is no drawing come in their box. */
export const ecommerceLooks: LookRules = {
  names: [
    named(/pullover/, ['dyed'], 'coat'),
    named(/food bowls/, ['bowl'], 'bone'),
    named(/serving board/, ['board'], 'cheese'),
    named(/tumblers/, ['glass', 'box'], 'waterDrop'),
    named(/dumbbells/, ['box'], 'boxingGlove'),
    named(/cycling helmet/, ['box'], 'bicycle'),
    named(/side table/, ['box'], 'chair'),
    named(/bangle/, ['box', 'packet'], 'ring'),
    named(/locket|name necklace|coin necklace|pendant/, ['box', 'packet']),
    named(/catnip|parrot puzzle|hamster house|aquarium|coffee pot|wall charger|power bank/, ['box', 'softPack']),
    named(/soft pillow/, ['softPack'], 'bed'),
    named(/packing cubes/, ['softPack'], 'suitcase'),
    named(/food|treats|seed mix|flake food|litter|hay\b/, ['pouch', 'sack', 'can']),
    named(/shampoo/, ['pump', 'bottle']),
    named(/silicone|glue gun/, ['tube', 'box']),
    named(/wall paint|filler|paint tubes|clay$/, ['tub', 'can']),
    named(/ink$/, ['jar', 'dropper']),
    named(/shoe cream/, ['can', 'jar']),
    named(/candle/, ['bare', 'jar']),
    named(
      /sleeping bag|yoga mat|towel|bedspread|sheets|rug|cushion cover|wrapping roll|skipping rope|resistance bands|hijab|swimsuit|canvas$|paper|exercise books|parchment/,
      ['softPack', 'box'],
    ),
    named(
      /\bdrill|sander|grill|helmet|dumbbells|kickboard|cat cave|side table|serving board|charging cable|fountain for cats|hose|watering can|shoe trees|scratching tower|bird cage|dog bed|carrier|tunnel|extension lead|snorkel|bath boat|cutting|hoops|studs?|filigree|teardrop|bracelet|bookshelf|pouffe|neck pillow|phone case|memory card|robot|bubble wands|shape sorter|comforter|memory cards|garland|lights$|desk tidy|files|markers|tumblers|casserole|harness|rope lead|feather wand/,
      ['box', 'softPack'],
    ),
    named(/sports bottle/, ['bottle'], 'waterDrop'),
    named(/seed packets/, ['packet', 'pouch']),
    named(/dates in a wooden chest|lover box|chocolate and roses|petit/, ['box', 'takeawayBox']),
    named(/gift basket|hamper/, ['basket'], 'gift'),
  ],
  objects: {
    ...{ tshirt: dyed, dress: dyed, coat: dyed, jeans: dyed, pinkTop: dyed, scarf: dyed, socks: dyed, backpack: dyed },
    ...{
      purse: dyed,
      handbag: dyed,
      clutch: dyed,
      suitcase: dyed,
      sneaker: dyed,
      dressShoe: dyed,
      boot: dyed,
      sandal: dyed,
    },
    ...{ flatShoe: dyed, blueBook: dyed, redBook: dyed, greenBook: dyed, notebook: dyed, books: dyed, openBook: dyed },
    ...{
      gem: dyed,
      ring: dyed,
      watch: dyed,
      prayerBeads: dyed,
      blocks: dyed,
      toyCar: dyed,
      pen: dyed,
      crayon: dyed,
    },
    ...{ sofa: dyed, balloon: dyed, yarn: dyed, teddy: dyed, kite: dyed, phone: dyed, headphones: dyed, gift: dyed },
  },
};
