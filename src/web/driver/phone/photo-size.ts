type Size = { width: number; height: number }

/** The largest size of the same shape that fits into the other one; a smaller one stays as it is. */
export function fitted({ width, height }: Size, most: Size): Size {
  const scale = Math.min(1, most.width / width, most.height / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
