import { LicenceList } from '../../features/orders/licence/licence-list.tsx';

export function LicencesPage() {
  return (
    <>
      <header className="mb-5 flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-28 max-md:text-22">授权凭证</h1>
        <p className="text-13 text-ink-3">给出去的和拿到的都在这里，谁拿到链接都能验真。</p>
      </header>
      <LicenceList />
    </>
  );
}
