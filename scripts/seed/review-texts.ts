/** What guests wrote, with the stars they gave: ten about trips of this season, then ten about the last one. */
export const reviewTexts: readonly (readonly [rating: number, text: string])[] = [
  [
    5,
    'Picked up to the minute, water in the door, and nobody tried to sell us anything. My father slept all the way home.',
  ],
  [
    4,
    'A long day and worth it. The last stop was short because of the rain; the driver had said so in the morning.',
  ],
  [
    5,
    'The price on the page was the price in the car. With three tired children that is all I want to know.',
  ],
  [
    3,
    'Nice driver, nice car. The market was more crowded than I had thought, and I would start an hour earlier.',
  ],
  [5, 'He knew which side of the train has the shade. We would never have found that out by ourselves.'],
  [5, 'We changed our minds twice and he only asked which way to turn. Thank you for the umbrella.'],
  [
    2,
    'The trip itself was fine, but the air conditioning of the second row was weak and we had asked about it before.',
  ],
  [5, 'Quiet, careful driving in the mountains. My wife gets car sick everywhere and did not on this day.'],
  [4, 'Good day out. I would leave out one temple and stay at the water instead.'],
  [5, 'Our grandmother had a seat, a hat and a hand whenever she needed one. Wonderful people.'],
  [5, 'We booked on Tuesday for Thursday and had an answer before the kettle had boiled.'],
  [5, 'Everything as agreed, nothing to add. That is rarer than it sounds.'],
  [4, 'Beautiful. Take cash for the entrance, the page says it and we had forgotten.'],
  [5, 'The driver waited while I stood at a grave for an hour, and then drove slowly. I will not forget it.'],
  [5, 'Clean van, nine people, seven opinions, no quarrel. We come again with the cousins.'],
  [4, 'An early start. The coffee stop at seven saved the party.'],
  [5, 'He turned round for a forgotten phone without a sigh.'],
  [3, 'We liked the falls and not the traffic on the way back, for which nobody can be blamed.'],
  [5, 'The child seat was in the car, the right size, the right way round.'],
  [5, 'A day at our own speed. I had thought that only exists without children.'],
]
