import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseHeaders } from './headers.mjs';
import { projectRoot } from './run.mjs';

/** @typedef {import('./headers.mjs').HeaderRule} HeaderRule */

/** @param {HeaderRule[]} rules */
export function vercelConfig(rules) {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'out',
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ path: source, headers }) => ({
      source: source.replace(/\*$/, '(.*)'),
      headers: headers.map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** @param {HeaderRule[]} rules */
export function nginxConfig(rules) {
  const everywhere = rules.find((rule) => rule.path === '/*')?.headers ?? [];
  /** @param {string} indent @param {[string, string][]} headers */
  const lines = (indent, headers) =>
    headers
      .map(([name, value]) => {
        // A missing file keeps the site's headers, but must not be kept for a year.
        const always = name === 'Cache-Control' ? '' : ' always';
        return `${indent}add_header ${name} "${value.replaceAll('"', '\\"')}"${always};`;
      })
      .join('\n');
  // nginx takes none of the outer headers into a location that has one of its own.
  const locations = rules
    .filter((rule) => rule.path !== '/*')
    .map(({ path: source, headers }) => {
      const match = source.endsWith('*') ? `^~ ${source.slice(0, -1)}` : `= ${source}`;
      return `    location ${match} {\n${lines('        ', [...everywhere, ...headers])}\n        try_files $uri =404;\n    }`;
    });
  return `# Written by "node scripts/hosting.mjs" from public/_headers: change that file, not this one.
# Copy out/ to the root below, put in your own name and certificate. For brotli add ngx_brotli and "brotli on;".
server {
    listen 80;
    server_name bitcoin-journey.example;
    root /var/www/bitcoin-journey/out;

    charset utf-8;
    charset_types text/css text/csv text/plain text/xml text/javascript application/javascript application/json application/xml image/svg+xml;
    gzip on;
    gzip_vary on;
    gzip_min_length 512;
    gzip_types text/css text/plain text/javascript application/javascript application/json application/manifest+json application/xml image/svg+xml;

${lines('    ', everywhere)}
    add_header Cache-Control "public, max-age=0, must-revalidate";

    error_page 404 /404.html;

    # Clean addresses: /about is about.html; /about/ and /about.html lead to /about.
    location = / { try_files /index.html =404; }
    location / {
        rewrite ^/index\\.html$ / permanent;
        rewrite ^(/.+)\\.html$ $1 permanent;
        rewrite ^(/.+)/$ $1 permanent;
        try_files $uri.html $uri =404;
    }
    location = /manifest.webmanifest { default_type application/manifest+json; }
    location = /404.html { internal; }
    location = /404 { return 404; }
    location = /_headers { return 404; }

${locations.join('\n\n')}
}
`;
}

/** The files that are made, and what belongs into them. */
export function hostingFiles() {
  const rules = parseHeaders(readFileSync(path.join(projectRoot, 'public/_headers'), 'utf8'));
  return { 'vercel.json': vercelConfig(rules), 'hosting/nginx.conf': nginxConfig(rules) };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [file, text] of Object.entries(hostingFiles())) writeFileSync(path.join(projectRoot, file), text);
}
