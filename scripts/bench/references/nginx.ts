import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { freePort } from '#tests/free-port.ts'
import { type Server, withServer } from '../server.ts'
import { withTemporaryFolder } from '../temporary-folder.ts'

/** A response of the site that nginx serves too. */
export type Page = { path: string; headers: IncomingHttpHeaders; plain: Buffer; brotli: Buffer }

/** Headers that nginx sets itself. */
const OWN_HEADERS = new Set([
  'accept-ranges',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
])

/** Runs nginx with the same bytes and headers as these pages, if it has the module for precompressed brotli files. */
export async function withNginx<Result>(
  pages: readonly Page[],
  work: (nginx: Server | undefined) => Promise<Result>,
): Promise<Result> {
  const module = brotliModule()
  if (!module) return work(undefined)
  return withTemporaryFolder(async (folder) => {
    for (const [index, { plain, brotli }] of pages.entries()) {
      writeFileSync(path.join(folder, `${index}.html`), plain)
      writeFileSync(path.join(folder, `${index}.html.br`), brotli)
    }
    const port = await freePort()
    const settings = path.join(folder, 'nginx.conf')
    writeFileSync(settings, configuration({ module, folder, port, pages }))
    return withServer({ program: 'nginx', args: ['-p', folder, '-c', settings], port }, work)
  })
}

/** The module for precompressed brotli files, or `undefined` when it or nginx is not installed. */
function brotliModule(): string | undefined {
  const { stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8' })
  const folder = /--modules-path=(\S+)/.exec(stderr ?? '')?.[1]
  const file = path.join(folder ?? '', 'ngx_http_brotli_static_module.so')
  return folder && existsSync(file) ? file : undefined
}

type Configuration = { module: string; folder: string; port: number; pages: readonly Page[] }

function configuration({ module, folder, port, pages }: Configuration): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `load_module ${module};
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000; open_file_cache max=100;
  default_type "text/html; charset=utf-8";
  server {
    listen 127.0.0.1:${port}; root ${folder}; brotli_static on;
    ${pages.map(location).join('\n    ')}
  }
}
`
}

function location({ path, headers }: Page, index: number): string {
  const added = Object.entries(headers)
    .filter(([name]) => !OWN_HEADERS.has(name))
    .map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`)
  return `location = ${path} { ${added.join(' ')} try_files /${index}.html =404; }`
}
