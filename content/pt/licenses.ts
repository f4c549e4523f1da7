export const licenses = {
  title: 'Licenças',
  metaTitle: 'Licenças dos programas e fontes tipográficas',
  metaDescription:
    'Os programas e as fontes tipográficas que outras pessoas fizeram e este site repassa a você, com suas licenças.',
  lede: 'Este site repassa programas e fontes tipográficas que outras pessoas fizeram e deram de graça. As licenças dizem o que você pode fazer com eles.',
  listTitle: 'O que o navegador recebe',
  /** {count} packages. */
  count:
    '{count} pacotes. A montagem do site os encontra nos arquivos prontos, por isso a lista nunca fica desatualizada.',
  /** What a package is in the site. */
  parts: { script: 'Script', font: 'Fonte', style: 'Estilo', drawing: 'Ícones' },
  texts: 'Ler o texto completo de cada licença',
  buildTitle: 'Com o que o site é montado',
  build:
    'Muito mais programas trabalham no site antes que ele chegue a você. Uma lista para máquinas traz o nome de cada parte, com a versão e uma soma de verificação (CycloneDX, JSON).',
  bill: 'Baixar a lista de materiais',
};
