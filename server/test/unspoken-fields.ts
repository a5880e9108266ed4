const SECRET = 'a password, a code or a token: nobody reads it';
const ADDRESS = 'an address, which is held against what may stand there';
const NUMBER = 'a sum, a day or an hour, read as one';
const CHOICE = 'one of a list that the site keeps';
const BYTES = 'the file itself; what is in files isn’t words';
const FILE_NAME = 'the name of a file, which whoever sent it gave it: it is fetched under it';
const PERSON = 'a name that somebody is looked up by; only who exists is found';
const OWN = 'read by nobody but who wrote it';
const STAFF = 'read by those alone who decide on it';
const RECORD =
  'what the sides of an order write is the record that a ruling stands on, and is kept as it was written';

type Reason = string;

const bounty = {
  images: ADDRESS,
  budget_max: NUMBER,
  budget_min: NUMBER,
  category: CHOICE,
  deadline: NUMBER,
  reference_link: ADDRESS,
  show_from: NUMBER,
  style: CHOICE,
} as const;
const contest = { cover: ADDRESS, 'prizes.amount': NUMBER, 'sponsors.link': ADDRESS } as const;
const game = {
  cover_image: ADDRESS,
  link: ADDRESS,
  price: NUMBER,
  screenshots: ADDRESS,
  trailer_link: ADDRESS,
  trailer_video: ADDRESS,
} as const;
const post = { cover_image: ADDRESS, media_urls: ADDRESS, source_url: ADDRESS } as const;
const service = {
  'addons.amount': NUMBER,
  base_price: NUMBER,
  category: CHOICE,
  examples: ADDRESS,
  'options.price_difference': NUMBER,
  style: CHOICE,
} as const;

/**
 * Every field of every call that takes text and isn't looked through for watched words, with the reason. What administrators
 * write isn't here: they answer for it, and often have to quote.
 */
export const unspokenFields: Record<string, Record<string, Reason>> = {
  '/user/login': { account: PERSON, password: SECRET },
  '/user/register': { invite_code: SECRET },
  '/user/change-password': { old_password: SECRET },
  '/admin/confirm': { password: SECRET },
  '/user/deletion': { password: SECRET },
  '/user/export': { password: SECRET },
  '/user/wechat/login': { code: SECRET },
  '/wxauth/openid_login': { openid: SECRET },
  '/wxauth/bind': { openid: SECRET },
  '/message/confirmMail': { token: SECRET },
  '/message/unsubscribeMail': { token: SECRET },
  '/message/subscribePush': { endpoint: ADDRESS, public_key: SECRET },
  '/message/unsubscribePush': { endpoint: ADDRESS },
  '/appeal/look': { token: SECRET },
  '/appeal/send': { token: SECRET, words: STAFF },
  '/report/add': { description: STAFF },
  '/order/reviewAppeal': { words: STAFF },
  '/site/clientError': { message: STAFF, stack: STAFF },
  '/verification/apply': {
    company_name: STAFF,
    contact_name: STAFF,
    id_number: STAFF,
    licence_number: STAFF,
    portfolio: STAFF,
    real_name: STAFF,
    statement: STAFF,
  },
  '/assets/create': { preview: ADDRESS },
  '/assets/edit': { preview: ADDRESS },
  '/bounty/publish': bounty,
  '/bounty/edit': bounty,
  '/bounty/manage': { deadline: NUMBER },
  '/bounty/apply': { files: ADDRESS, price: NUMBER },
  '/bounty/editApplication': { files: ADDRESS, price: NUMBER },
  '/posts/addComment': { media_urls: ADDRESS },
  '/posts/add': post,
  '/posts/edit/{id}': post,
  '/posts/drafts/save': { form: OWN, title: OWN },
  '/posts/series/edit/{id}': { 'cover.url': ADDRESS },
  '/company/save': { licence_number: NUMBER },
  '/company/invite': { who: PERSON },
  '/events/create': contest,
  '/events/edit': contest,
  '/events/amend': { 'sponsors.link': ADDRESS },
  '/events/team/invite': { who: PERSON },
  '/events/submission': { link: ADDRESS, screenshots: ADDRESS },
  '/game/create': game,
  '/game/edit': game,
  '/game/acquire': { price: NUMBER },
  '/game/price': { price: NUMBER },
  '/message/send': { url: ADDRESS },
  '/message/upload': { file: BYTES },
  '/order/create': { files: ADDRESS, price: NUMBER, show_from: NUMBER },
  '/order/confirm': { schedule_end_time: NUMBER, schedule_start_time: NUMBER },
  '/order/updateProgress': { images: ADDRESS, progress_desc: RECORD },
  '/order/upload': { file: BYTES },
  '/order/acceptResult': { 'pins.text': RECORD, reason: RECORD },
  '/order/cancel': { reason: RECORD },
  '/order/leave': { reason: RECORD },
  '/order/extend': { reason: RECORD, schedule_end_time: NUMBER },
  '/order/extendRespond': { reason: RECORD },
  '/order/change': { price: NUMBER, schedule_end_time: NUMBER, scope: RECORD },
  '/order/changeRespond': { reason: RECORD },
  '/order/refund': { amount: NUMBER, description: RECORD, images: ADDRESS },
  '/order/refundRespond': { reason: RECORD },
  '/order/dispute': { amount: NUMBER, description: RECORD, images: ADDRESS, reason: RECORD },
  '/order/statement': { content: RECORD, images: ADDRESS },
  '/order/licenceName': { code: SECRET },
  '/program/form/{id}': { cover: ADDRESS, media: ADDRESS, 'milestones.due_on': NUMBER },
  '/program/apply': { links: ADDRESS },
  '/program/createTeam': { avatar: ADDRESS },
  '/program/editTeam': { avatar: ADDRESS },
  '/profile/storefront/save': { styles: CHOICE, types: CHOICE },
  '/profile/services/add': service,
  '/profile/services/edit': service,
  '/profile/schedule/save': {
    month: NUMBER,
    'vacations.from': NUMBER,
    'vacations.note': OWN,
    'vacations.to': NUMBER,
  },
  '/common/upload': { file: BYTES, filename: FILE_NAME },
  '/upload/begin': { name: FILE_NAME },
  '/upload/piece/{id}': { file: BYTES },
  '/api/user/{id}': { avatar: ADDRESS, background: ADDRESS, 'links.url': ADDRESS },
  '/verification/document': { file: BYTES },
  '/wallet/recharge': { amount: NUMBER },
  '/wallet/withdraw': { amount: NUMBER, password: SECRET },
  '/wallet/accounts': { bank: STAFF, card: STAFF, holder: STAFF, login: STAFF, password: SECRET },
  '/wallet/removeAccount': { password: SECRET },
  '/profile/works/upload': { file: BYTES },
  '/profile/works/add': { url: ADDRESS },
};
