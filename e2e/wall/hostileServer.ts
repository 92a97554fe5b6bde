import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on the loopback that writes down whoever reaches it, by HTTP or by asking for a WebSocket. */
export interface HostileServer {
  readonly port: number;
  readonly hits: readonly string[];
  /** What it serves at a path: the unprotected page of a positive control. */
  serve(path: string, body: string): void;
  clear(): void;
  close(): Promise<void>;
}

export async function startHostileServer(): Promise<HostileServer> {
  const hits: string[] = [];
  const pages = new Map<string, string>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const page = pages.get(path);
    if (page !== undefined) {
      response.writeHead(200, { 'content-type': path.endsWith('.js') ? 'text/javascript' : 'text/html' }).end(page);
      return;
    }
    hits.push(`${request.method} ${request.headers.host}${path}`);
    const script = path.includes('.js');
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': script ? 'text/javascript' : 'text/html' });
    response.end(script ? 'self.reached = true; export default 1;' : '<!doctype html><title>reached</title>');
  });
  server.on('upgrade', (request, socket) => {
    hits.push(`UPGRADE ${request.headers.host}${request.url}`);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    hits,
    serve: (path, body) => pages.set(path, body),
    clear: () => hits.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
