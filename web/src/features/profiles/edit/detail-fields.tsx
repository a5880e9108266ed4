import { limits } from '@zaojie/contract/limits';
import { countCharacters } from '@zaojie/contract/text-rules';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { WordField } from '../../../ui/form/word-field.tsx';
import { LinkRows } from './link-rows.tsx';
import { linksOf, textOfLinks, textOfWords, wordsOf, type DetailValues, type Field } from './profile-form.ts';

const { cityMax, aboutMax, skillsMax, skillMax, toolsMax, toolMax } = limits.details;

export function CharacterCount({ text, most }: { text: string; most: number }) {
  return (
    <span aria-hidden="true" className="shrink-0 text-12 text-ink-3 tabular-nums">
      {countCharacters(text)} / {most}
    </span>
  );
}

type DetailFieldsProps = {
  values: DetailValues;
  errorOf: (field: Field) => string | undefined;
  set: (field: Field, value: string) => void;
};

/** What somebody says of themselves on their page's 关于. */
export function DetailFields({ values, errorOf, set }: DetailFieldsProps) {
  return (
    <>
      <TextInput
        label="所在城市"
        value={values.city}
        placeholder="比如：杭州"
        error={errorOf('city')}
        onChange={(event) => set('city', event.target.value)}
        trailing={<CharacterCount text={values.city} most={cityMax} />}
      />
      <Textarea
        label="关于我"
        rows={4}
        value={values.about}
        placeholder="怎么开始的，在做什么，喜欢怎样合作"
        error={errorOf('about')}
        onChange={(event) => set('about', event.target.value)}
        hint={
          <span className="block text-right">
            <CharacterCount text={values.about} most={aboutMax} />
          </span>
        }
      />
      <WordField
        label="擅长"
        words={wordsOf(values.skills)}
        most={skillsMax}
        longest={skillMax}
        error={errorOf('skills')}
        onChange={(words) => set('skills', textOfWords(words))}
      />
      <WordField
        label="工具"
        words={wordsOf(values.tools)}
        most={toolsMax}
        longest={toolMax}
        error={errorOf('tools')}
        onChange={(words) => set('tools', textOfWords(words))}
      />
      <LinkRows
        links={linksOf(values.links)}
        error={errorOf('links')}
        onChange={(links) => set('links', textOfLinks(links))}
      />
    </>
  );
}
