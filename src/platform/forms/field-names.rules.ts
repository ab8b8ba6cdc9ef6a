import type { Weekday } from '../time/calendar.ts'

/** The maximum lengths of text fields; apart from the schemas, because the browser needs them. */
export const VEHICLE_LENGTH = { name: 40, plate: 30 } as const
export const DRIVER_LENGTH = { name: 30, thaiName: 40, fullName: 100 } as const
export const REASON_LENGTH = 60

/** The languages of drivers that can be ticked. */
export const LANGUAGES = ['th', 'en', 'zh', 'ja', 'ko', 'de', 'fr', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

/** The names of the boxes: each is a field of its own, so that a form that comes back keeps its ticks. */
export const speaksField = (language: Language) => `speaks-${language}`
export const dayOffField = (weekday: Weekday) => `off-${weekday}`
