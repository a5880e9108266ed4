import { gameTypes } from '@zaojie/contract/games/game-words';
import { programLimits } from '@zaojie/contract/programs/program-limits';
import {
  programEngineNames,
  programEngines,
  programStageNames,
  programStages,
} from '@zaojie/contract/programs/program-words';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ChoicePills } from '../../../ui/form/choice-pills.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { WordChoices } from '../../../ui/text/word-choices.tsx';
import { LazyEditor } from '../../compose/editor/lazy-editor.tsx';
import { PictureField } from '../../uploads/picture-field.tsx';
import { BelongsFields } from './belongs-fields.tsx';
import { DemoField } from './demo-field.tsx';
import { MilestoneRows } from './milestone-rows.tsx';
import { RoleRows } from './role-rows.tsx';
import type { ProjectFormState } from './use-project-form.ts';

const STACK = 'grid grid-cols-1 gap-5';
export const STAGES = programStageNames.map((value) => ({ value, label: programStages[value] }));
export const ENGINES = programEngineNames.map((value) => ({ value, label: programEngines[value] }));
export const engineOf = (value: string) => programEngineNames.find((each) => each === value) ?? null;

function Words({ form }: { form: ProjectFormState }) {
  const { draft, set } = form;
  return (
    <Panel title="介绍">
      <div className={STACK}>
        <TextInput
          label="项目名称"
          name="title"
          autoComplete="off"
          maxLength={programLimits.titleMax}
          value={draft.title}
          onChange={(event) => set('title', event.target.value)}
        />
        <TextInput
          label="一句话介绍"
          name="summary"
          autoComplete="off"
          placeholder="例如：一只鹿替森林记住每个走进来的人。"
          maxLength={programLimits.summaryMax}
          value={draft.summary}
          onChange={(event) => set('summary', event.target.value)}
        />
        <div data-field="pitch" tabIndex={-1} className="outline-none">
          <p aria-hidden="true" className="mb-1.5 text-13 leading-ui text-ink-2">
            这是什么
          </p>
          <LazyEditor
            label="项目介绍"
            placeholder="做什么、做到哪了、缺什么。想做多大，打算做多久。"
            initialHtml={draft.pitch}
            onChange={(pitch) => set('pitch', pitch)}
            onBusyChange={form.setWriting}
          />
        </div>
      </div>
    </Panel>
  );
}

function Pictures({ form }: { form: ProjectFormState }) {
  return (
    <Panel title="图片">
      <div className={STACK}>
        <PictureField
          label="封面"
          hint="列表里就看它，主体居中最好"
          field="cover"
          pictures={form.cover}
          max={1}
        />
        <PictureField
          label="画廊"
          hint={`最多 ${programLimits.mediaMax} 张，拖动调整顺序`}
          field="media"
          pictures={form.media}
          max={programLimits.mediaMax}
        />
      </div>
    </Panel>
  );
}

function Kind({ form }: { form: ProjectFormState }) {
  const { draft, set } = form;
  return (
    <Panel title="做到哪了">
      <div className={STACK}>
        <ChoicePills
          label="阶段"
          name="stage"
          value={draft.stage}
          options={STAGES}
          onChange={(stage) => set('stage', stage)}
        />
        <Select
          label="引擎"
          value={draft.engine ?? ''}
          placeholder="还没定"
          options={ENGINES}
          onChange={(event) => set('engine', engineOf(event.target.value))}
          className="max-w-80"
        />
        <WordChoices
          label="类型"
          hint={`最多 ${programLimits.genresMax} 个`}
          field="genres"
          words={gameTypes as readonly { id: number; name: string }[]}
          chosen={draft.genres}
          error={form.issueOf('genres')}
          onChange={(genres) => set('genres', genres)}
        />
      </div>
    </Panel>
  );
}

/** Everything that the page of a project shows. */
export function ProjectFields({ form }: { form: ProjectFormState }) {
  const { draft, set, kept } = form;
  return (
    <div className={STACK}>
      <Words form={form} />
      <Pictures form={form} />
      <Kind form={form} />
      <Panel title="要找谁" about="不招人可以不填">
        <RoleRows
          roles={draft.roles}
          error={form.issueOf('roles')}
          onChange={(roles) => set('roles', roles)}
        />
      </Panel>
      <Panel title="里程碑" about="打算什么时候做到哪一步">
        <MilestoneRows
          milestones={draft.milestones}
          error={form.issueOf('milestones')}
          onChange={(milestones) => set('milestones', milestones)}
        />
      </Panel>
      {kept.can.set_demo || kept.demo !== null ? (
        <Panel title="试玩" about="选填，放上就生效">
          <DemoField projectId={kept.id} demo={kept.demo} onChange={(demo) => form.patchKept({ demo })} />
        </Panel>
      ) : null}
      <Panel title="归在哪里">
        <BelongsFields
          teamId={draft.teamId}
          gameId={draft.gameId}
          onTeam={(id) => set('teamId', id)}
          onGame={(id) => set('gameId', id)}
        />
      </Panel>
    </div>
  );
}
