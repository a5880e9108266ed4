import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { DeviceList } from '../../features/accounts/security/device-list.tsx';
import { TabPanel, Tabs } from '../../ui/menu/tabs.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { showSensitiveAlways, useSensitiveShown } from '../../features/posts/sensitive-choice.ts';
import { OwnInfo } from './info/own-info.tsx';
import { NoticeSettings } from './notifications/notice-settings.tsx';
import { WaysIn } from './security/ways-in.tsx';

const TABS_ID = 'settings';

function AccountSection() {
  return (
    <>
      <WaysIn />
      <DeviceList />
    </>
  );
}

function ViewingSection() {
  return (
    <Switch
      label="总是显示敏感内容"
      description="不再遮挡作者标记的图片，只对这个浏览器生效"
      checked={useSensitiveShown()}
      onChange={(event) => showSensitiveAlways(event.target.checked)}
    />
  );
}

type Section = { value: string; label: string; Panel: ComponentType };
/** The same parts as on the pages of the profile area: what is saved here is seen there. */
const sections: readonly [Section, ...Section[]] = [
  { value: 'profile', label: '个人资料', Panel: OwnInfo },
  { value: 'account', label: '账号', Panel: AccountSection },
  { value: 'notification', label: '通知', Panel: NoticeSettings },
  { value: 'viewing', label: '浏览', Panel: ViewingSection },
];

export function SettingsPage({ title }: { title: string }) {
  const [search, setSearch] = useSearchParams();
  const [first] = sections;
  const { value, Panel } = sections.find((section) => section.value === search.get('section')) ?? first;
  return (
    <div className="max-w-205">
      <h1 className="text-28 max-md:text-22">{title}</h1>
      <Tabs
        id={TABS_ID}
        label="设置"
        items={sections}
        value={value}
        onChange={(section) => setSearch({ section }, { replace: true, preventScrollReset: true })}
        className="mt-3"
      />
      <TabPanel id={TABS_ID} value={value} className="mt-6">
        <Panel />
      </TabPanel>
    </div>
  );
}
