const NUMBER = /^-?\d+(\.\d+)?$/;
/** What a spreadsheet takes for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell that says what it says and does nothing: text that looks like a formula gets a mark before it. */
export function csvCell(value: string): string {
  const isPlain = NUMBER.test(value) || !FORMULA.test(value.trimStart());
  return `"${(isPlain ? value : `'${value}`).replaceAll('"', '""')}"`;
}

export const csvLine = (values: readonly string[]): string => `${values.map(csvCell).join(',')}\r\n`;

/** Without it a spreadsheet takes Chinese for something else. */
export const BOM = '\uFEFF';
