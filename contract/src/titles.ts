/** A work's title in a sentence: 《雨夜封面》. One that carries such brackets itself gets corner brackets, as no pair stands in its like. */
export const bracketed = (title: string): string => (/[《》]/.test(title) ? `「${title}」` : `《${title}》`);
