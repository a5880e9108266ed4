/** Tries everything that a build must not be able to do, and writes down what came of it. */
export const HOSTILE = `
const tried = {};
const attempt = async (name, run) => {
  try { tried[name] = 'done: ' + String(await run()); } catch (error) { tried[name] = 'refused'; }
};
(async () => {
  const site = new URL(location.href).origin === 'null' ? document.baseURI.split('/play/')[0] : location.origin;
  await attempt('storage', () => localStorage.getItem('token'));
  await attempt('session', () => sessionStorage.length);
  await attempt('cookie', () => document.cookie);
  await attempt('database', () => new Promise((resolve, reject) => {
    const opening = indexedDB.open('x'); opening.onsuccess = () => resolve('open'); opening.onerror = reject;
  }));
  await attempt('parent', () => parent.document.title);
  await attempt('parent-storage', () => parent.localStorage.getItem('token'));
  await attempt('fetch', async () => (await fetch(site + '/api/program/index')).status);
  await attempt('own-files', async () => (await fetch('data.json')).status);
  await attempt('socket', () => new Promise((resolve, reject) => {
    const socket = new WebSocket(site.replace('http', 'ws') + '/api/live');
    socket.onopen = () => resolve('open'); socket.onerror = reject;
  }));
  await attempt('picture', () => new Promise((resolve, reject) => {
    const image = new Image(); image.onload = () => resolve('loaded'); image.onerror = reject;
    image.src = site + '/favicon.svg';
  }));
  await attempt('window', () => { if (window.open(site + '/home') === null) throw new Error('closed'); return 'open'; });
  await attempt('form', () => new Promise((resolve, reject) => {
    const form = document.createElement('form'); form.action = site + '/api/user/logout'; form.method = 'post';
    form.target = '_top'; document.body.append(form); form.submit(); setTimeout(reject, 300);
  }));
  await attempt('top', () => { top.location.href = site + '/nowhere'; return 'left'; });
  await attempt('link', () => new Promise((resolve, reject) => {
    const link = document.createElement('a'); link.href = site + '/nowhere'; link.target = '_top';
    document.body.append(link); link.click(); setTimeout(reject, 300);
  }));
  document.querySelector('output').textContent = JSON.stringify(tried);
})();
`;
