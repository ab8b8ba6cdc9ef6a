/** Where the driver waits at an airport, by the id of the place; in English, in a few words, and in Thai for a phone call. */
export const meetingPoints = {
  suvarnabhumi: {
    where: 'arrivals hall, level 2, at the meeting point by exit 3.',
    short: 'at exit 3',
    thai: 'ชั้น 2 ผู้โดยสารขาเข้า จุดนัดพบ ประตู 3',
  },
  'don-mueang': {
    where: 'arrivals hall, level 1, outside the customs exit of your terminal.',
    short: 'outside customs',
    thai: 'ชั้น 1 ผู้โดยสารขาเข้า หน้าทางออก',
  },
} as const
