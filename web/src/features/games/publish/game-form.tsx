import { gameLimits } from '@zaojie/contract/games/game-limits';
import { gameLanguages, gamePlatforms, gameTypes } from '@zaojie/contract/games/game-words';
import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import { Panel } from '../../../ui/layout/panel.tsx';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { WordField } from '../../../ui/form/word-field.tsx';
import { BuildsPanel } from './builds-panel.tsx';
import { PictureField } from '../../uploads/picture-field.tsx';
import { TrailerField } from './trailer-field.tsx';
import type { GameFormState } from './use-game-form.ts';
import { WordChoices } from '../../../ui/text/word-choices.tsx';

const STACK = 'grid grid-cols-1 gap-5';

function Words({ form }: { form: GameFormState }) {
  const { draft, set, errorOf } = form;
  return (
    <Panel title="介绍">
      <div className={STACK}>
        <TextInput
          label="游戏名称"
          name="title"
          maxLength={gameLimits.titleMax}
          value={draft.title}
          error={errorOf('title')}
          onChange={(event) => set('title', event.target.value)}
        />
        <TextInput
          label="一句话介绍"
          name="summary"
          placeholder="例如：天黑之前，跳到最后一座岛。"
          maxLength={gameLimits.summaryMax}
          value={draft.summary}
          error={errorOf('summary')}
          onChange={(event) => set('summary', event.target.value)}
        />
        <Textarea
          label="游戏介绍"
          name="description"
          rows={7}
          placeholder="在里面做什么，有多长，有什么是别处没有的。空一行就是另起一段。"
          maxLength={gameLimits.descriptionMax}
          length={draft.description.length}
          value={draft.description}
          error={errorOf('description')}
          onChange={(event) => set('description', event.target.value)}
        />
      </div>
    </Panel>
  );
}

function Pictures({ form }: { form: GameFormState }) {
  return (
    <Panel title="图片和视频">
      <div className={STACK}>
        <PictureField
          label="封面"
          hint="横的，16:10 最好，列表里就看它"
          field="cover"
          pictures={form.cover}
          max={1}
          error={form.errorOf('cover')}
        />
        <PictureField
          label="截图"
          hint={`最多 ${gameLimits.screenshotsMax} 张，拖动调整顺序`}
          field="screenshots"
          pictures={form.screenshots}
          max={gameLimits.screenshotsMax}
        />
        <TrailerField form={form} />
      </div>
    </Panel>
  );
}

function Shelf({ form }: { form: GameFormState }) {
  const { draft, set, errorOf } = form;
  return (
    <Panel title="放在哪一格">
      <div className={STACK}>
        <WordChoices
          label="类型"
          hint={`最多 ${gameLimits.typesMax} 个`}
          field="types"
          words={gameTypes}
          chosen={draft.types}
          error={errorOf('types')}
          onChange={(types) => set('types', types)}
        />
        <WordChoices
          label="平台"
          field="platforms"
          words={gamePlatforms}
          chosen={draft.platforms}
          error={errorOf('platforms')}
          onChange={(platforms) => set('platforms', platforms)}
        />
        <WordChoices
          label="语言"
          field="languages"
          words={gameLanguages}
          chosen={draft.languages}
          onChange={(languages) => set('languages', languages)}
        />
        <WordField
          label="标签"
          words={draft.tags}
          error={errorOf('tags')}
          most={gameLimits.tagsMax}
          longest={gameLimits.tagMax}
          onChange={(tags) => set('tags', tags)}
        />
      </div>
    </Panel>
  );
}

type GameFormProps = { form: GameFormState; game: GameDetail | null; onSave: () => void };

/** Everything that the page of a game shows. */
export function GameForm({ form, game, onSave }: GameFormProps) {
  const { draft, set, errorOf } = form;
  return (
    <div className="grid grid-cols-1 gap-5">
      <Words form={form} />
      <Pictures form={form} />
      <Shelf form={form} />
      <Panel title="怎么玩到">
        <div className={STACK}>
          <NumberInput
            label="价格"
            name="price"
            maxLength={10}
            hint="填 0 就是免费。收费的平台收 5%，买的人 2 小时内没下载可以退。"
            leading={<span className="text-ink-3">¥</span>}
            value={draft.price}
            error={errorOf('price')}
            onChange={(price) => set('price', price)}
            className="min-[1181px]:max-w-120"
          />
          <TextInput
            label="游戏链接"
            name="link"
            inputMode="url"
            placeholder="https://"
            hint="没有文件时，“获取游戏”会打开它。"
            maxLength={gameLimits.linkMax}
            value={draft.link}
            error={errorOf('link')}
            onChange={(event) => set('link', event.target.value)}
          />
          <BuildsPanel game={game} isSaving={form.isSaving} onSave={onSave} />
        </div>
      </Panel>
    </div>
  );
}
