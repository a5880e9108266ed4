import type { OrderDelivery, OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { useState } from 'react';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { openLightbox } from '../../../../ui/media/lightbox.tsx';
import { pictureSource } from '../../../../ui/media/picture-source.ts';
import { Picture } from '../../../../ui/media/picture.tsx';
import { PLACES } from '../use-step-doors.ts';
import { CompareSlider } from './compare-slider.tsx';
import { FileList } from './file-list.tsx';
import { PinBoard } from './pin-board.tsx';
import { PinList } from './pin-list.tsx';
import { VersionList } from './version-list.tsx';
import {
  askedBefore,
  counterpartOf,
  picturesOf,
  versionBefore,
  type VersionPicture,
} from './version-pictures.ts';

const name = (version: number) => `第 ${version} 版`;

interface StageProps {
  delivery: OrderDelivery;
  before: OrderDelivery | null;
  pictures: readonly VersionPicture[];
  index: number;
}

/** The large picture: with its pins when it was sent back, else held against the version before it. */
function Stage({ delivery, before, pictures, index }: StageProps) {
  const picture = pictures[index];
  if (picture === undefined) return null;
  const pins = delivery.pins.filter(({ file_id: file }) => file === picture.fileId);
  if (pins.length > 0) {
    return (
      <PinBoard
        picture={picture}
        label={name(delivery.version)}
        pins={pins.map((pin) => ({ ...pin, key: String(pin.id) }))}
      />
    );
  }
  const old = before === null ? null : counterpartOf(picture, index, picturesOf(before.files));
  if (before !== null && old !== null) {
    return (
      <CompareSlider
        before={{ picture: old, label: name(before.version) }}
        after={{ picture, label: name(delivery.version) }}
      />
    );
  }
  return (
    <button
      type="button"
      aria-label="放大查看"
      onClick={() => openLightbox(pictures, index)}
      className="block w-full cursor-zoom-in rounded-img"
    >
      <Picture {...pictureSource(picture, name(delivery.version))} fit="natural" sizes="456px" />
    </button>
  );
}

function Thumbs(props: {
  pictures: readonly VersionPicture[];
  index: number;
  onChoose: (index: number) => void;
}) {
  if (props.pictures.length < 2) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-1.5">
      {props.pictures.map((picture, index) => (
        <li key={picture.fileId}>
          <button
            type="button"
            aria-label={`看第 ${index + 1} 张`}
            aria-pressed={index === props.index}
            onClick={() => props.onChoose(index)}
            className={classNames(
              'block size-14 rounded-[6px]',
              index === props.index && 'outline-2 outline-brand',
            )}
          >
            <Picture {...pictureSource(picture)} sizes="56px" className="rounded-[6px]" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Words({ delivery }: { delivery: OrderDelivery }) {
  if (delivery.description === '') return null;
  return (
    <p className="mb-4 last:mb-0 wrap-anywhere whitespace-pre-line text-ink-2">{delivery.description}</p>
  );
}

/** What was asked for: of this version when it was sent back, else of the one before, with whether it was done. */
function Asked({ delivery, deliveries }: { delivery: OrderDelivery; deliveries: readonly OrderDelivery[] }) {
  const isOwn = delivery.state === 'rejected';
  const asked = isOwn ? delivery : askedBefore(deliveries, delivery.version);
  if (asked === null) return null;
  const hasAnswer = deliveries.some(({ version }) => version > asked.version);
  const title = isOwn ? '退回的意见' : '上次的意见';
  return (
    <div className="mb-5 last:mb-0">
      <h3 className="mb-1.5 text-15">
        {asked.pins.length > 0 ? `${isOwn ? '退回的' : '上次的'} ${asked.pins.length} 处` : title}
      </h3>
      {asked.reason === '' ? null : (
        <p className="mb-1 wrap-anywhere whitespace-pre-line text-ink-2">{asked.reason}</p>
      )}
      <PinList pins={asked.pins} hasAnswer={hasAnswer} />
    </div>
  );
}

/** Every version of the work: looked at, compared, and its files. */
export function VersionsPanel({ order }: { order: OrderDetail }) {
  const deliveries = order.deliveries.toSorted((one, other) => other.version - one.version);
  const newest = deliveries[0];
  const [chosen, setChosen] = useState<number | null>(null);
  const [index, setIndex] = useState(0);
  const delivery = deliveries.find(({ version }) => version === chosen) ?? newest;
  if (delivery === undefined) return null;
  const pictures = picturesOf(delivery.files);
  const before = versionBefore(deliveries, delivery.version);
  const place = Math.min(index, Math.max(0, pictures.length - 1));
  const isMade = delivery.files.some(({ kind, preview }) => kind === 'image' && preview === null);

  return (
    <div id={PLACES.versions} className="scroll-mt-20">
      <Panel
        title={
          before === null ? name(delivery.version) : `${name(delivery.version)}和${name(before.version)}`
        }
        action={
          delivery.files.some((file) => file.is_locked) ? (
            <span className="text-13 text-ink-3">预览带水印，验收后消失</span>
          ) : undefined
        }
      >
        <div
          className={classNames(
            'grid items-start gap-6',
            pictures.length > 0 && 'grid-cols-[minmax(0,456px)_minmax(0,1fr)] max-lg:grid-cols-1',
          )}
        >
          {pictures.length > 0 ? (
            <div>
              <Stage delivery={delivery} before={before} pictures={pictures} index={place} />
              <Thumbs pictures={pictures} index={place} onChoose={setIndex} />
            </div>
          ) : null}
          <div className="min-w-0">
            <Words delivery={delivery} />
            {isMade ? <p className="mb-4 text-13 text-ink-3">正在生成预览，稍等一下会自己出来。</p> : null}
            <Asked delivery={delivery} deliveries={deliveries} />
            {deliveries.length > 1 ? (
              <div className="mb-5 last:mb-0">
                <h3 className="mb-1.5 text-15">版本</h3>
                <VersionList
                  deliveries={deliveries}
                  role={order.role}
                  chosen={delivery.version}
                  onChoose={(version) => {
                    setChosen(version);
                    setIndex(0);
                  }}
                />
              </div>
            ) : null}
            {delivery.files.length > 0 ? (
              <FileList
                files={delivery.files}
                title="文件"
                className="border-t border-line pt-4 first:border-0 first:pt-0"
              />
            ) : null}
          </div>
        </div>
      </Panel>
    </div>
  );
}
