import { useSession } from '../../api/session.ts';
import { useWall } from '../../features/home/use-wall.ts';
import { formatNumber } from '../../text/numbers.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { LandingSection } from './landing-section.tsx';

export function LandingJoin() {
  const isSignedIn = useSession() !== null;
  return (
    <LandingSection id="join" title="留一面墙给你" lead="先逛逛也好，登录之后就能挂上第一件作品。" raised>
      <CountedNow />
      <div className="mt-8 flex gap-3 max-md:[&>*]:flex-1">
        <ButtonLink to="/home" look="primary" size="large">
          开始创作
        </ButtonLink>
        {isSignedIn ? null : (
          <ButtonLink to="/register" size="large">
            注册账号
          </ButtonLink>
        )}
      </div>
    </LandingSection>
  );
}

/** The server counts up to here. */
const COUNTED_TO = 10_000;
const counted = (value: number) =>
  value < COUNTED_TO ? formatNumber(value) : `${formatNumber(COUNTED_TO)}+`;

/** How big the town is at this moment: counted, and no promise. */
function CountedNow() {
  const stats = useWall().data?.stats;
  if (stats === undefined) return null;
  const figures = [
    { label: '位创作者发过作品', value: stats.creators },
    { label: '篇帖子', value: stats.posts },
    { label: '条评论', value: stats.comments },
  ];
  return (
    <div className="mt-9 max-md:mt-7">
      <p className="text-13 text-ink-3">此刻站里实数</p>
      <dl className="mt-2 flex gap-12 text-13 leading-text text-ink-3 max-md:justify-between max-md:gap-4">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt>{label}</dt>
            <dd className="text-22 leading-9 font-semibold text-ink">{counted(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
