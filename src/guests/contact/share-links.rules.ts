/** The address where a person chooses who gets this message on WhatsApp. */
export function whatsappShareLink(message: string): string {
  return `https://wa.me/?text=${encodeURIComponent(message)}`
}

/** The same on LINE. */
export function lineShareLink(message: string): string {
  return `https://line.me/R/share?text=${encodeURIComponent(message)}`
}
