import { named, type Look, type LookRules } from './looks.ts';

const handheld: Look[] = ['bare', 'paper', 'plate', 'basket', 'board'];
const loaf: Look[] = ['bare', 'board', 'paper', 'basket', 'plate'];
const onPlate: Look[] = ['bare', 'plate', 'board'];
const baked: Look[] = ['bare', 'plate', 'board', 'takeawayBox'];
const inBowl: Look[] = ['bowl', 'bare'];
const vegetable: Look[] = ['bowl', 'plate', 'pan'];
const drink: Look[] = ['glass', 'bottle', 'paperCup'];
const sweetCup: Look[] = ['bare', 'bowl', 'paperCup'];

/** A kitchen serves on plates and boards, in bowls and baskets, and wraps in paper. */
export const foodLooks: LookRules = {
  names: [
    named(/iced caramel latte|cold brew/, ['glass', 'paperCup'], 'coffee'),
    named(/(?:fountain|chilled) cola|cola (?:with ice|cup)/, ['bare', 'paperCup'], 'sodaCup'),
    named(/bubble tea/, ['bare', 'paperCup'], 'coffee'),
    named(/tamarind/, drink, 'chestnut'),
    named(/mixed sweets/, ['takeawayBox'], 'pie'),
    named(/avocado toast/, ['board', 'plate'], 'avocado'),
    named(/saffron rice/, ['bare']),
    named(/salmon (sashimi|temaki)|(shrimp|sweet potato) tempura roll/, ['board', 'plate', 'takeawayBox'], 'sushi'),
    named(/cola can/, ['can'], 'sodaCup'),
    named(/cola bottle/, ['bottle'], 'sodaCup'),
    named(/still water/, ['bottle', 'glass'], 'waterDrop'),
    named(/churro|meshabek/, ['paper', 'plate', 'basket'], 'pretzel'),
    named(/éclair|brownie|energy balls/, ['plate', 'board', 'takeawayBox'], 'chocolate'),
    named(/balah el sham/, ['plate', 'takeawayBox', 'bowl'], 'honey'),
    named(/pickle|^Tiramisu cup/, ['jar', 'bowl']),
    named(/onion rings|crispy onions|bhaji/, ['basket', 'bowl', 'paper'], 'onion'),
    named(/litre tub/, ['tub'], 'softIce'),
    named(/bucket$/, ['takeawayBox', 'basket'], 'drumstick'),
    named(/popcorn chicken|boneless strips/, ['basket', 'paper', 'takeawayBox'], 'drumstick'),
    named(/house-roasted beans/, ['pouch', 'sack'], 'coffee'),
    named(/hot chocolate/, ['mug', 'paperCup'], 'chocolate'),
    named(/hummus el sham|sahlab/, ['mug']),
    named(/omelette/, ['pan', 'plate'], 'friedEgg'),
    named(/benedict/, ['plate', 'board'], 'friedEgg'),
    named(
      /milkshake|shake|smoothie|lassi|juice|lemonade|detox|sobia|tamarind|carob|ayran|hibiscus|mix your own|qamar|shot$|guava with|banana with|beetroot and apple|lemon and mint|carrot, orange|fizz/,
      drink,
    ),
    named(/iced (green|lemon|caramel|tea|matcha)|iced tea|cold brew/, ['glass', 'paperCup', 'bottle']),
    named(/\blatte|flat white|cortado|cappuccino|mocha|coffee|espresso|macchiato/, ['mug', 'bare', 'paperCup']),
    named(/tea\b|chai|karak/, ['mug', 'bare']),
    named(/platter|tray$|thali|spread for two|family/, ['plate', 'board', 'takeawayBox']),
    named(/sweets box|petit|donuts$|slider box/, ['takeawayBox', 'plate']),
  ],
  objects: {
    ...{ wrap: handheld, falafelPita: handheld, taco: handheld, hotdog: handheld, tamale: handheld },
    ...{ burger: ['bare', 'board', 'basket', 'paper', 'plate'], sandwich: handheld },
    ...{ baguette: loaf, bread: loaf, flatbread: ['bare', 'board', 'basket', 'plate'], bagel: handheld },
    ...{ pizza: ['bare', 'board', 'plate', 'takeawayBox'], pie: baked, croissant: baked, cake: baked, cookie: baked },
    ...{
      donut: baked,
      cupcake: baked,
      moonCake: baked,
      birthdayCake: ['bare', 'plate'],
      pretzel: baked,
      dango: onPlate,
    },
    ...{ waffle: onPlate, pancakes: onPlate, custard: inBowl, candy: ['bowl', 'takeawayBox'] },
    ...{
      stew: inBowl,
      bowlWithSpoon: inBowl,
      curry: ['bare', 'bowl', 'pan'],
      paella: ['bare', 'pan', 'bowl'],
    },
    ...{ salad: inBowl, rice: ['bare', 'bowl', 'pan'], noodles: inBowl },
    ...{
      spaghetti: inBowl,
      fondue: ['pan', 'bowl'],
      takeoutBox: ['bare', 'bowl', 'pan'],
      bento: ['bare', 'takeawayBox'],
    },
    ...{ drumstick: ['bare', 'plate', 'basket', 'board'], meatOnBone: onPlate, steak: onPlate, oden: onPlate },
    ...{ fish: ['bare', 'plate', 'board', 'pan'], tropicalFish: ['plate', 'board'], shrimp: ['bare', 'plate', 'bowl'] },
    ...{
      squid: ['plate', 'basket'],
      crab: onPlate,
      lobster: onPlate,
      octopus: ['plate', 'board'],
      friedShrimp: ['plate', 'basket'],
    },
    ...{ sushi: ['bare', 'board', 'plate', 'takeawayBox'], riceBall: onPlate, dumpling: ['bare', 'plate', 'basket'] },
    ...{
      falafel: ['bare', 'plate', 'basket', 'bowl'],
      fries: ['bare', 'basket', 'plate'],
      popcorn: ['bare', 'basket'],
    },
    ...{
      friedEgg: ['bare', 'pan', 'plate'],
      egg: ['pan', 'plate'],
      cheese: ['plate', 'board', 'bowl'],
      honey: ['bowl', 'plate'],
    },
    ...{
      eggplant: vegetable,
      bellPepper: vegetable,
      leaves: vegetable,
      lettuce: vegetable,
      potato: vegetable,
      beans: vegetable,
    },
    ...{
      carrot: vegetable,
      broccoli: vegetable,
      sweetPotato: vegetable,
      peas: vegetable,
      cucumber: vegetable,
      wheat: vegetable,
    },
    ...{
      garlic: vegetable,
      onion: vegetable,
      avocado: vegetable,
      grapes: vegetable,
      corn: ['plate', 'board', 'basket'],
    },
    ...{
      sundae: sweetCup,
      softIce: sweetCup,
      shavedIce: sweetCup,
      bubbleTea: drink,
      sodaCup: ['bare', 'paperCup'],
    },
    ...{
      cocktail: ['bare', 'glass', 'bottle'],
      milk: drink,
      juiceBox: drink,
      jar: ['glass', 'bottle'],
      coffee: ['mug', 'bare', 'paperCup'],
    },
    ...{
      tea: ['bare', 'mug'],
      teapot: ['bare', 'mug'],
      chocolate: baked,
      banana: ['plate', 'bowl'],
      mango: ['bowl', 'paperCup'],
    },
    ...{ plate: ['plate', 'board'], basket: ['board', 'plate'], gift: ['takeawayBox'], parcel: ['pouch'] },
  },
};
