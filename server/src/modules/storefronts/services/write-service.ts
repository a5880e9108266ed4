import { serviceErrors } from '@zaojie/contract/storefronts/storefront.errors';
import type { ServiceForm } from '@zaojie/contract/storefronts/service.schemas';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { claimUploads, useUploads, type UploadFacts } from '../../uploads/index.ts';
import type { ServiceFields, ServiceRow } from './service.queries.ts';
import { checkPrices, numberChoices, pricesOf } from './service.rules.ts';

export type PreparedService = { fields: ServiceFields; uploads: UploadFacts[] };

const nothingBefore = { options: [], addons: [], choices_made: 0 };

/** Checks what was sent and what it points to: the same for a new service and an edited one. */
export async function prepareService(
  tx: Tx,
  userId: number,
  form: ServiceForm,
  before: Pick<ServiceRow, 'options' | 'addons' | 'choices_made'> = nothingBefore,
): Promise<PreparedService> {
  const { options: _options, addons: _addons, base_price: basePriceFen, examples: urls, ...plain } = form;
  const { options, addons, choicesMade } = numberChoices(form, {
    ...before,
    choicesMade: before.choices_made,
  });
  checkPrices(basePriceFen, options);
  const { uploads, missing } = await claimUploads(tx, { userId, urls });
  if (missing.length > 0 || uploads.some((upload) => upload.kind !== 'image')) {
    throw new Refusal(serviceErrors.foreignPicture);
  }
  const byUrl = new Map(uploads.map((upload) => [upload.url, upload]));
  const examples = [...new Set(urls)].flatMap((url) => byUrl.get(url) ?? []).map(pictureOf);
  const fields = {
    ...plain,
    options,
    addons,
    choices_made: choicesMade,
    examples,
    base_price_fen: basePriceFen,
    price_from_fen: pricesOf(basePriceFen, options).fromFen,
  };
  return { fields, uploads };
}

const pictureOf = ({ url, width, height, blur, widths }: UploadFacts) => ({
  url,
  width: width ?? 0,
  height: height ?? 0,
  blur,
  widths,
});

export const useOf = (serviceId: number) => ({ kind: 'service', ownerId: serviceId });

export async function useExamples(tx: Tx, serviceId: number, uploads: readonly UploadFacts[]): Promise<void> {
  await useUploads(tx, { ...useOf(serviceId), readers: 'everybody' }, uploads);
}
