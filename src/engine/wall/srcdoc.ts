import { hash, text } from 'virtual:relay';

/** The sandbox frame's own policy; the page's applies to it as well. `child-src` is what older Safari reads for workers. */
const POLICY = [
  "default-src 'none'",
  `script-src ${hash} blob:`,
  'worker-src blob:',
  'child-src blob:',
  "connect-src 'none'",
  "img-src 'none'",
  "style-src 'none'",
  "font-src 'none'",
  "media-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/** The whole document of the sandbox frame. The policy comes first: it governs only what follows it. */
export const SRCDOC = `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta charset="utf-8"><script>${text}</script></head><body></body></html>`;
