/** Numbers that work from every phone in Thailand. */
export const emergencyNumbers = {
  touristPolice: '1155',
  ambulance: '1669',
} as const
