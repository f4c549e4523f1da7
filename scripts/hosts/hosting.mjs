import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { embedThemes } from '../embed-themes.mjs';
import { projectRoot } from '../run.mjs';
import { parseHeaders } from '../server/headers.mjs';

/** @typedef {import('../server/headers.mjs').HeaderRule} HeaderRule */

/** @param {HeaderRule[]} rules */
export function vercelConfig(rules) {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'out',
    cleanUrls: true,
    trailingSlash: false,
    // Redirects come before files; a rewrite would not be reached, because the embed without a theme exists.
    redirects: embedThemes.flatMap((theme) =>
      ['/embed/:id', '/embed/:language([a-z]{2})/:id'].map((source) => ({
        source,
        has: [{ type: 'query', key: 'theme', value: theme }],
        destination: `${source.replace('([a-z]{2})', '')}/${theme}`,
        permanent: false,
      })),
    ),
    headers: rules.flatMap((rule) => vercelHeaders(rule, rules)),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/**
 * Vercel cannot remove a header. One that a later rule removes is not set on the paths of that rule.
 *
 * @param {HeaderRule} rule @param {HeaderRule[]} rules
 */
function vercelHeaders(rule, rules) {
  const later = rules.slice(rules.indexOf(rule) + 1);
  const exceptions = new Map(
    rule.headers.map(([name]) => [
      name,
      later
        .flatMap(({ path, removed }) => (removed.includes(name) ? [path.slice(1).replace(/\*$/, '')] : []))
        .join('|'),
    ]),
  );
  return [...new Set(exceptions.values())].map((except) => ({
    source: rule.path.replace(/\*$/, except ? `((?!${except}).*)` : '(.*)'),
    headers: rule.headers.filter(([name]) => exceptions.get(name) === except).map(([key, value]) => ({ key, value })),
  }));
}

/** Addresses as the site has them. Nothing else is redirected: `//name/` and `/\name/` would lead to another site. */
const ADDRESS = '(?:/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+';

const cleanAddresses = `        rewrite ^(${ADDRESS})\\.html$ $1 permanent;
        rewrite ^(${ADDRESS})/$ $1 permanent;`;

/** Pages are asked for again at each visit. @type {[string, string]} */
const unstored = ['Cache-Control', 'public, max-age=0, must-revalidate'];

/** Types that the servers do not know by themselves. */
const types = { csv: 'text/csv', webmanifest: 'application/manifest+json' };

/** @param {HeaderRule[]} rules */
export function nginxConfig(rules) {
  const everywhere = rules.find((rule) => rule.path === '/*')?.headers ?? [];
  /** @param {string} indent @param {[string, string][]} headers */
  const lines = (indent, headers) =>
    headers
      .map(([name, value]) => {
        // A 404 response in a folder must not be cached for a year.
        const always = name === unstored[0] && value !== unstored[1] ? '' : ' always';
        return `${indent}add_header ${name} "${value.replaceAll('"', '\\"')}"${always};`;
      })
      .join('\n');
  // nginx does not inherit headers into a location that sets one.
  const locations = rules
    .filter((rule) => rule.path !== '/*')
    .map(({ path: source, headers, removed }) => {
      const match = source.endsWith('*') ? `^~ ${source.slice(0, -1)}` : `= ${source}`;
      const kept = everywhere.filter(([name]) => !removed.includes(name));
      const isEmbeds = source === '/embed/*';
      return [
        `    location ${match} {`,
        lines('        ', [...kept, ...headers, ...(isEmbeds ? [unstored] : [])]),
        ...(isEmbeds ? [cleanAddresses] : []),
        `        try_files ${isEmbeds ? '$uri$embed_theme.html $uri.html ' : ''}$uri =404;`,
        '    }',
      ].join('\n');
    });
  return `# Written by "node scripts/hosts/hosting.mjs" from public/_headers: change that file, not this one.
# Copy out/ to the root below, put in your own name and certificate. For brotli add ngx_brotli and "brotli on;".

# /embed/<id>?theme=dark is the file /embed/<id>/dark.html. Only these values: any other one could name a file elsewhere.
map $arg_theme $embed_theme {
    default "";
${embedThemes.map((theme) => `    ${theme} /${theme};`).join('\n')}
}

server {
    listen 80;
    server_name bitcoin-journey.example;
    root /var/www/bitcoin-journey/out;

    # Behind a proxy, nginx does not know the address that the reader sees.
    absolute_redirect off;
    charset utf-8;
    charset_types text/css text/csv text/plain text/xml text/javascript application/javascript application/json application/xml image/svg+xml;
    gzip on;
    gzip_vary on;
    gzip_min_length 512;
    gzip_types text/css text/csv text/plain text/xml text/javascript application/javascript application/json application/manifest+json application/atom+xml application/xml image/svg+xml;

${lines('    ', everywhere)}
${lines('    ', [unstored])}

    error_page 404 /404.html;

    # Clean addresses: /about is about.html; /about/ and /about.html lead to /about.
    location = / { try_files /index.html =404; }
    location / {
        rewrite ^/index\\.html$ / permanent;
${cleanAddresses}
        try_files $uri.html $uri =404;
    }
${Object.entries(types)
  .map(([ending, type]) => `    location ~ \\.${ending}$ { types { } default_type ${type}; }`)
  .join('\n')}
    location = /404.html { internal; }
    location = /404 { return 404; }
    location = /_headers { return 404; }
    location = /_redirects { return 404; }

${locations.join('\n\n')}
}
`;
}

/** @param {HeaderRule[]} rules */
export function caddyConfig(rules) {
  const everywhere = rules.find((rule) => rule.path === '/*')?.headers ?? [];
  /** @param {[string, string][]} headers */
  const block = (headers) =>
    headers.map(([name, value]) => `\t\t\t${name} "${value.replaceAll('"', '\\"')}"`).join('\n');
  const folders = rules
    .filter((rule) => rule.path !== '/*')
    .map(({ path: source, headers }) => `\t\theader ${source} {\n${block(headers)}\n\t\t}`);
  const themes = embedThemes.map(
    (theme) => `\t\t@${theme} {
			path_regexp ^/embed/([a-z]{2}/)?[A-Za-z0-9_-]+$
			query theme=${theme}
		}
		rewrite @${theme} {path}/${theme}`,
  );
  return `# Written by "node scripts/hosts/hosting.mjs" from public/_headers: change that file, not this one.
# Copy out/ to the root below and put in your own name. Caddy gets the certificate by itself.

bitcoin-journey.example {
	root * /var/www/bitcoin-journey/out
	encode zstd gzip

	# "route" keeps the order: a header of a folder replaces that of the whole site.
	route {
		header {
${block([...everywhere, unstored])}
		}
${folders.join('\n')}
${Object.entries(types)
  .map(([ending, type]) => `\t\theader *.${ending} Content-Type "${type}; charset=utf-8"`)
  .join('\n')}

		@hidden path /404 /404.html /_headers /_redirects
		error @hidden 404

		# Clean addresses: /about is about.html; /about/ and /about.html lead to /about.
		map {query} {search} {
			~.+ "?\${0}"
			default ""
		}
		redir /index.html /{search} permanent
		@html path_regexp html ^(${ADDRESS})\\.html$
		redir @html {re.html.1}{search} permanent
		@slash path_regexp slash ^(${ADDRESS})/$
		redir @slash {re.slash.1}{search} permanent

		# /embed/<id>?theme=dark is the file /embed/<id>/dark.html.
${themes.join('\n')}

		try_files {path}.html {path}
		file_server
	}

	# What a folder has set must not stay: a missing file is not cached for a year, a missing embed not framed.
	handle_errors {
		header {
${block([...everywhere, unstored])}
		}
		rewrite * /404.html
		file_server
	}
}
`;
}

/** The generated files and their contents. */
export function hostingFiles() {
  const rules = parseHeaders(readFileSync(path.join(projectRoot, 'public/_headers'), 'utf8'));
  return {
    'vercel.json': vercelConfig(rules),
    'hosting/nginx.conf': nginxConfig(rules),
    'hosting/Caddyfile': caddyConfig(rules),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [file, text] of Object.entries(hostingFiles())) writeFileSync(path.join(projectRoot, file), text);
}
