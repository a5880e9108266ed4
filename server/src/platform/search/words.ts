// The same code points as in search_words and search_is_ideographic of the database; a test compares them.
const ideographs =
  '\\u3005\\u3007\\u3040-\\u30ff\\u3105-\\u312f\\u31a0-\\u31bf\\u31f0-\\u31ff\\u3400-\\u9fff\\uac00-\\ud7a3\\uf900-\\ufaff\\u{20000}-\\u{3ffff}';
const letters =
  '0-9A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u1fff\\u2c00-\\u2dff\\ua000-\\uabff\\ufb00-\\ufdff\\ufe70-\\ufefe\\u{10000}-\\u{1efff}';
const words = new RegExp(`[${ideographs}]+|[${letters}]+`, 'gu');
const startsIdeographic = new RegExp(`^[${ideographs}]`, 'u');
const invisibleJoints = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu;

/** Lower case where that is one character again, as the database does it: places in the text stay where they are. */
function lower(text: string): string {
  return text.replaceAll(/\p{Lu}|\p{Lt}/gu, (letter) => {
    const small = letter.toLowerCase();
    return [...small].length === 1 ? small : letter;
  });
}

/** One spelling for what people take to be the same: full-width letters, upper case, invisible joints. */
export function fold(text: string): string {
  return lower(text.normalize('NFKC')).replaceAll(invisibleJoints, '');
}

/** Runs of ideographs, and words of other scripts; all else only separates. In the case they are typed in. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFKC').replaceAll(invisibleJoints, '').match(words) ?? [];
}

export function isIdeographic(word: string): boolean {
  return startsIdeographic.test(word);
}
