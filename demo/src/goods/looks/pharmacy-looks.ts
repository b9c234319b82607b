import { named, type LookRules } from './looks.ts';

/** A pharmacy sells packets: the label shows what is in them or whom they help. */
export const pharmacyLooks: LookRules = {
  names: [
    named(/changing mats/, ['softPack', 'pouch'], 'teddy'),
    named(/pill box/, ['box', 'packet'], 'pill'),
    named(/hot water bottle/, ['box', 'packet'], 'flame'),
    named(/anise seed/, ['pouch', 'jar', 'box'], 'star'),
    named(/argan oil/, ['bottle', 'dropper'], 'olive'),
    named(/castor oil/, ['bottle', 'dropper'], 'leaves'),
    named(/sesame oil/, ['bottle', 'dropper'], 'sprout'),
    named(/fish oil/, ['pillJar', 'box', 'packet'], 'fish'),
    named(/mascara/, ['tube', 'box'], 'sparkles'),
    named(/clotrimazole|fusidic|hydrocortisone|urea cream/, ['tube', 'packet', 'box'], 'medicalSign'),
    named(/petroleum jelly/, ['jar', 'tub'], 'waterDrop'),
    named(/calamine/, ['bottle', 'pump'], 'leaves'),
    named(/^(Digital|Infrared forehead) thermometer|^Reading glasses|^Soft toothbrush|^Wooden comb|^Matte lipstick/, [
      'bare',
      'box',
    ]),
    named(/^(Stethoscope|Elbow crutches|Folding wheelchair|Nail polish|Bath thermometer duck|Anti-colic bottle)$/, [
      'bare',
    ]),
    named(/^(Diabetic socks|Compression stockings|Nitrile examination gloves)/, ['bare', 'packet']),
    named(/^(Black kohl pencil)$/, ['bare']),
    named(
      /pill box|monitor|meter|nebuliser|scale|oximeter|aspirator|brush set|teats|soother|teether|kit$|pillow|belt|splint|sleeve|heating pad|stool|hot water bottle|sippy cup/,
      ['box', 'packet'],
    ),
    named(
      /nappies|pants|wipes|mats|nappy bags|storage bags|nursing pads|cotton|swabs|masks|cold packs|towel|swaddles/,
      ['softPack', 'box', 'pouch'],
    ),
    named(/toothpaste|teething gel/, ['tube', 'packet']),
    named(/mouthwash|micellar|rose water|lens solution|alcohol|iodine/, ['bottle', 'box']),
    named(/spray|cologne/, ['spray', 'box']),
    named(/drops|serum|essential oil|perfume/, ['dropper', 'box']),
    named(/suppositories|patches|plasters|bandage|tape|floss|strips|needles|lancets/, ['packet', 'box']),
    named(/syrup|suspension|liquid|solution|gripe water/, ['syrup', 'box']),
    named(/balm|rub|jelly|butter|hair mask|scrub|night cream|day cream|clay mask|black soap|blush|purée/, [
      'jar',
      'tub',
    ]),
    named(/lip balm|mascara|sunscreen stick|deodorant/, ['tube', 'box']),
    named(/shampoo|lotion|wash|cleanser|sanitiser|after-sun milk|baby oil|shower oil/, ['pump', 'bottle']),
    named(/\bcream|\bgel\b|sunscreen/, ['tube', 'box']),
    named(/lozenges|gummy|biscuits|bars$/, ['pouch', 'packet', 'box']),
    named(/protein|creatine|collagen|formula|drink powder|cereal/, ['can', 'pouch', 'tub']),
    named(/sachets|salts|sheet masks|pouch/, ['box', 'packet', 'pouch']),
    named(/oil$|oil,/, ['bottle', 'dropper']),
    named(/effervescent|glucose tablets/, ['pillJar', 'packet', 'box']),
    named(/capsules|softgels|omega|vitamin|magnesium|zinc|iron|biotin|folic|calcium|selenium|melatonin|probiotic/, [
      'pillJar',
      'box',
      'blister',
      'packet',
    ]),
  ],
  objects: { pill: ['packet', 'blister', 'box', 'pillJar'] },
  categories: {
    'herbal-teas': ['box', 'pouch', 'jar', 'bowl'],
    'dried-remedies': ['pouch', 'jar', 'sack', 'box'],
    'hair-treatment': ['pouch', 'box'],
  },
};
