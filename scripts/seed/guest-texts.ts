/** What guests write into the free fields of the forms. */
export const specialRequests = [
  'A child seat for a four-year-old, please.',
  'My mother walks slowly. Can we have time at the bridge?',
  'We are vegetarian. A simple lunch is fine.',
  'It is a birthday. Is there cake somewhere on the way?',
  'Two of us get car sick, so the front seat would be kind.',
  'We fly at 21:00 from Suvarnabhumi. Please plan the way back with care.',
  'Could the driver bring an umbrella or two?',
  'We travel with one folding wheelchair.',
]

export const hotels = {
  bangkok: ['The Placeholder, Sukhumvit', 'Sample House, Silom', 'Hotel Beispiel, Riverside'],
  kanchanaburi: [
    'Example Riverside Inn, Tha Makham',
    'Invented Garden Resort, Sai Yok',
    'Made-up Guesthouse, River Kwai Road',
  ],
}

export const pickups = ['Hotel lobby', 'In front of the hotel', 'At the gate, beside the guard', 'Reception']

export const tripWishes = [
  'We like trains more than temples, and long lunches more than both.',
  'My grandfather worked on the railway. We would like a quiet morning at the cemetery.',
  'Three children under ten. Nothing that needs more than an hour in the car at once.',
  'Waterfalls, please, and as few people as possible.',
  'I draw. Two hours in one place are better than five places.',
  'We have seen Erawan. What else is there?',
  'An easy programme: one of us is recovering from an operation.',
]

export const taxiNotes = [
  'Flight lands at 14:25; please wait if it is late.',
  'Two bicycles in boxes.',
  'One baby, we bring our own seat.',
  'Can we stop for noodles halfway?',
  'Please call on arrival, the gate is hard to find.',
]
