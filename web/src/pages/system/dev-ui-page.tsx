import { useState } from 'react';
import { BackToTop } from '../../ui/layout/back-to-top.tsx';
import { Logo } from '../../ui/theme/logo.tsx';
import { ThemeToggle } from '../../ui/theme/theme-toggle.tsx';
import { DevUiButtons } from '../../ui/dev/buttons.tsx';
import { DevUiChoices } from '../../ui/dev/choices.tsx';
import { DevUiFloats } from '../../ui/dev/floats.tsx';
import { DevUiForms } from '../../ui/dev/forms.tsx';
import { DevUiPictures } from '../../ui/dev/pictures.tsx';
import { DevUiSmallParts } from '../../ui/dev/small-parts.tsx';
import { DevUiStates } from '../../ui/dev/states.tsx';
import { Tabs } from '../../ui/menu/tabs.tsx';
import { DevPieceUploads } from './dev-piece-uploads.tsx';

const SECTIONS = [
  { value: 'all', label: '全部' },
  { value: 'forms', label: '表单' },
  { value: 'floats', label: '浮层' },
] as const;

type Section = (typeof SECTIONS)[number]['value'];

/** Every part of the kit in every state. Only development builds have a route to it. */
export function DevUiPage() {
  const [section, setSection] = useState<Section>('all');
  return (
    <main className="mx-auto max-w-content px-8 py-6 max-md:px-4 max-md:py-3">
      <header className="flex items-center gap-3">
        <Logo />
        <span className="flex-1" />
        <ThemeToggle />
      </header>
      <h1 className="mt-6 text-28">部件一览</h1>
      <p className="mt-1 mb-4 text-ink-3">每个部件的每种状态。新页面先来这里找，找不到再画。</p>
      <Tabs label="部件分类" items={SECTIONS} value={section} onChange={setSection} className="mb-5" />
      <div className="grid grid-cols-2 gap-5 max-lg:grid-cols-1 max-md:gap-2">
        {section === 'all' ? <DevUiButtons /> : null}
        {section === 'floats' ? null : <DevUiForms />}
        {section === 'floats' ? null : <DevUiChoices />}
        {section === 'forms' ? null : <DevUiFloats />}
        {section === 'all' ? (
          <>
            <DevUiStates />
            <DevUiSmallParts />
            <DevUiPictures />
            <DevPieceUploads />
          </>
        ) : null}
      </div>
      <BackToTop />
    </main>
  );
}
