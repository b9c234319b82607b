import { expect, test } from 'vitest';
import { distanceText, distanceTexts, durationText } from './measure-texts.ts';

test.each([
  [0, '0 m', '٠ متر'],
  [350.4, '350 m', '٣٥٠ مترًا'],
  [999.6, '1 km', '١ كم'],
  [1234, '1.2 km', '١٫٢ كم'],
  [12_000, '12 km', '١٢ كم'],
  [1_234_567, '1,234.6 km', '١٬٢٣٤٫٦ كم'],
])('%d metres', (metres, english, arabic) => {
  expect([distanceText(metres, 'en'), distanceText(metres, 'ar')]).toEqual([english, arabic]);
});

test.each([
  [0, '1 min', 'دقيقة'],
  [60, '1 min', 'دقيقة'],
  [120, '2 mins', 'دقيقتان'],
  [300, '5 mins', '٥ دقائق'],
  [3_600, '1 hour', 'ساعة'],
  [3_900, '1 hour 5 mins', 'ساعة و٥ دقائق'],
  [7_380, '2 hours 3 mins', 'ساعتان و٣ دقائق'],
])('%d seconds', (seconds, english, arabic) => {
  expect([durationText(seconds, 'en'), durationText(seconds, 'ar')]).toEqual([english, arabic]);
});

test.each([
  [2_200, 2_199, '2.2 km', '2.1 km'],
  [2_249, 2_151, '2.3 km', '2.1 km'],
  [1_201, 1_200, '1.3 km', '1.2 km'],
  [351, 350, '351 m', '350 m'],
  [9_000, 2_000, '9 km', '2 km'],
])(
  'a distance of %d metres and the maximum of %d that it exceeds look different',
  (metres, most, distance, maximum) => {
    expect(distanceTexts(metres, most, 'en')).toEqual({ distance, maximum });
  },
);
