export const licenses = {
  title: 'Licencias',
  metaTitle: 'Licencias del software y de los tipos de letra',
  metaDescription:
    'El software y los tipos de letra que hicieron otras personas y que este sitio te entrega, con sus licencias.',
  lede: 'Este sitio te entrega software y tipos de letra que otras personas hicieron y regalaron. Las licencias, en inglés, dicen qué puedes hacer con ellos.',
  listTitle: 'Lo que recibe el navegador',
  /** {count} packages. */
  count:
    '{count} paquetes. El proceso que genera el sitio los busca en los archivos terminados, así que la lista nunca se queda atrás.',
  /** What a package is in the site. */
  parts: { script: 'Script', font: 'Letra', style: 'Estilo', drawing: 'Iconos' },
  texts: 'Leer el texto completo de cada licencia',
  buildTitle: 'Con qué se construye el sitio',
  build:
    'Mucho más software trabaja en el sitio antes de que te llegue. Una lista para máquinas nombra cada parte, con su versión y una suma de verificación (CycloneDX, JSON).',
  bill: 'Descargar la lista de componentes',
};
