import { limits } from '@zaojie/contract/limits';
import { ChoicePills } from '../../../ui/form/choice-pills.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { PostDraft } from '../draft.ts';

type Labels = Pick<PostDraft, 'origin' | 'source' | 'isSensitive'>;

const ORIGINS = [
  { value: 'none', label: '不标注' },
  { value: 'original', label: '原创' },
  { value: 'repost', label: '转载' },
  { value: 'ai_assisted', label: 'AI 辅助' },
] as const;

interface LabelFieldsProps {
  draft: Labels;
  onChange: (labels: Partial<Labels>) => void;
}

/** Where the work comes from, and whether it is covered at first. */
export function LabelFields({ draft, onChange }: LabelFieldsProps) {
  return (
    <div className="space-y-3 border-t border-line pt-4">
      <ChoicePills
        label="作品来源"
        name="post-origin"
        value={draft.origin ?? 'none'}
        options={ORIGINS}
        onChange={(value) => onChange({ origin: value === 'none' ? null : value })}
      />
      {draft.origin === 'repost' ? (
        <TextInput
          label="来源链接"
          type="url"
          inputMode="url"
          value={draft.source}
          maxLength={limits.post.sourceMax}
          placeholder="https://"
          autoComplete="off"
          onChange={(event) => onChange({ source: event.target.value })}
        />
      ) : null}
      <Switch
        label="敏感内容"
        description="图片先遮挡，点开才显示，也不会作为封面出现在首页和搜索里"
        checked={draft.isSensitive}
        onChange={(event) => onChange({ isSensitive: event.target.checked })}
      />
    </div>
  );
}
