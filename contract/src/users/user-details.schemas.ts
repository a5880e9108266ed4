import * as z from 'zod';
import { limits } from '../limits.ts';
import { optionalText, text } from '../primitives.ts';
import { isStorableLine } from '../text-rules.ts';

const { cityMax, aboutMax, skillsMax, skillMax, toolsMax, toolMax, linksMax, linkLabelMax, linkMax } =
  limits.details;

function words(label: string, most: number, longest: number) {
  const word = text({
    requiredMessage: `${label}不能为空`,
    max: [longest, `${label}每个不能超过${longest}个字符`],
  });
  return z
    .array(word, { error: `${label}格式不正确` })
    .transform((given) => [...new Set(given)])
    .refine((given) => given.length <= most, `${label}最多${most}个`);
}

/** A host that names nobody to sign in as, perhaps a port, then anything but a break or a backslash. */
const WEB_ADDRESS = /^https?:\/\/[^\s\\/?#@:]+(:\d{1,5})?([/?#][^\s\\]*)?$/i;

/** An address of the web: nothing that runs when it is pressed. */
export const isWebAddress = (address: string): boolean => WEB_ADDRESS.test(address);

export const userLink = z.object({
  /** May be empty: then the name of the site is shown. */
  label: optionalText(linkLabelMax, '链接名称').refine(isStorableLine, '链接名称格式不正确').default(''),
  url: z
    .string({ error: '请填写链接地址' })
    .trim()
    .min(1, '请填写链接地址')
    .max(linkMax, `链接地址不能超过${linkMax}个字符`)
    .refine(isWebAddress, '链接要以 http:// 或 https:// 开头'),
});
export type UserLink = z.output<typeof userLink>;

/** What people say of themselves besides name, face and bio. */
export const changeableDetails = {
  city: optionalText(cityMax, '城市').refine(isStorableLine, '城市格式不正确').optional(),
  about: optionalText(aboutMax, '关于我').optional(),
  skills: words('擅长', skillsMax, skillMax).optional(),
  tools: words('工具', toolsMax, toolMax).optional(),
  links: z.array(userLink, { error: '链接格式不正确' }).max(linksMax, `链接最多${linksMax}个`).optional(),
};
