import type { ProgramForm } from '@zaojie/contract/programs/program-forms.schemas';

const picture = { url: '/files/forest-1200.webp', width: 1200, height: 800, widths: [], blur: '' };

/** A project in the hands of its owner. */
export function someForm(part: Partial<ProgramForm> = {}): ProgramForm {
  return {
    id: 7,
    version: 3,
    status: 'draft',
    status_label: '草稿',
    removed_reason: '',
    title: '林境',
    summary: '一只鹿替森林记住每个走进来的人。',
    pitch: '<p>横版冒险，没有战斗。</p>',
    stage: 'developing',
    engine: 'godot',
    genre_ids: [1, 9],
    cover: picture,
    media: [],
    roles: [
      {
        id: 11,
        name: '程序',
        discipline: 'programming',
        requirements: '熟悉 Godot。',
        pay: 'paid',
        pay_words: '¥6,000–9,000',
        places: 1,
        filled: 0,
        waiting: 0,
      },
    ],
    milestones: [
      { id: 21, title: '第一章可玩', note: '', due_on: '2026-10-12', done: true, done_on: '2026-10-12' },
    ],
    team_id: null,
    game_id: null,
    demo: null,
    missing: [],
    saved_at: '2026-11-17T12:00:00Z',
    can: { publish: true, archive: false, reopen: false, delete: true, edit: true, set_demo: true },
    ...part,
  };
}
