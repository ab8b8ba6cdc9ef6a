const DIGIT = /\p{Nd}/u

/** Text with the digits `0` to `9` in place of those of any other script: `๔๓๐๐` → `4300`, `０８１` → `081`. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(valueOfDigit(digit)))
}

/** Each script has its ten digits in a row, from nought on. */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero--
  return (code - zero) % 10
}
