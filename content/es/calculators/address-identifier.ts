/**
 * Words of the address identifier: a name, what it means and what to do next for each thing a pasted text can be.
 * `{…}` marks a value the screen fills in.
 */
export const addressIdentifier = {
  title: 'Identificador de direcciones',
  field: 'Dirección, factura o enlace de pago',
  hint: 'Pega aquí el código, solo o con el texto que lo rodea. Se examina en esta página: no se envía ni se guarda, y no se escribe en la barra de direcciones.',
  neverWords: 'Nunca pegues palabras de recuperación ni claves privadas, ni aquí ni en ningún otro sitio web.',
  noScript:
    'Esta herramienta requiere JavaScript para leer tu propio texto. El ejemplo de abajo se examinó de antemano.',
  examples: 'Prueba un ejemplo',
  exampleNames: {
    p2pkh: 'Empieza con 1',
    p2sh: 'Empieza con 3',
    p2wpkh: 'Empieza con bc1q',
    p2tr: 'Empieza con bc1p',
    typo: 'Con un error',
    test: 'Red de prueba',
    invoice: 'Factura vencida',
  },
  clear: 'Vaciar el campo',
  result: 'Resultado',
  exampleTitle: 'Ejemplo: {text}',
  rows: {
    network: 'Red',
    checksum: 'Suma de verificación',
    length: 'Largo',
    amount: 'Monto pedido',
    created: 'Creada el',
    expires: 'Válida hasta',
  },
  networks: {
    main: 'Bitcoin, la red principal',
    shared: 'La red principal de Bitcoin, u otra moneda con el mismo comienzo',
    test: 'Una red de prueba (testnet o signet)',
    regtest: 'Una cadena de prueba privada (regtest o simnet)',
    none: 'No se puede saber',
  },
  passed: 'Correcta ({format})',
  failed: 'Incorrecta ({format})',
  noChecksum: 'No tiene',
  formats: { base58check: 'Base58Check', bech32: 'bech32', bech32m: 'bech32m' },
  length: '{count} caracteres',
  amountSats: '{sats} sat',
  amountBtc: '{btc} BTC',
  amountOpen: 'Ninguno: lo elige quien paga',
  verdicts: { good: 'Bien formado', caution: 'Ten cuidado', bad: 'No lo uses', secret: 'Mantén esto en secreto' },
  meaning: 'Qué significa',
  next: 'Qué hacer',
  anatomy: 'Parte por parte',
  parts: {
    prefix: 'Red',
    divider: 'Separador',
    version: 'Versión',
    program: 'Huella o clave',
    checksum: 'Suma de verificación',
  },
  limits:
    'Si la suma de verificación es correcta, un error al escribir es muy poco probable. Pero no puede decir de quién es la dirección, ni si esa persona es honesta.',
  spaces: 'Tenía espacios o saltos de línea adentro, y se quitaron. Antes de usarlo, cópialo otra vez, entero.',
  found: {
    text: 'Estaba dentro de un texto más largo. Solo se examinó esta parte:',
    webAddress: 'Estaba dentro de una dirección web. Solo se examinó esta parte:',
    others: 'El texto tiene más de un código. Asegúrate de cuál es el que buscas. También contiene: {list}.',
  },
  testNetwork:
    'Es de una red de prueba, donde las monedas sirven para practicar y no tienen precio. Nunca le envíes bitcoins de verdad.',
  coins: {
    litecoin: 'Litecoin',
    dogecoin: 'Dogecoin',
    dash: 'Dash',
    zcash: 'Zcash',
    tron: 'Tron',
    xrp: 'XRP',
    solana: 'Solana',
    polkadot: 'Polkadot',
    liquid: 'Liquid',
    ton: 'TON',
    stellar: 'Stellar',
    monero: 'Monero',
    cardano: 'Cardano',
  },
  link: {
    problems: {
      amount: 'El monto de este enlace no está escrito como debe, o es imposible. Una billetera cuidadosa lo rechaza.',
      repeated:
        'El enlace dice esto más de una vez: {names}. Las reglas lo prohíben, porque dos billeteras podrían leerlo de forma distinta.',
      required:
        'El enlace exige algo especial ({names}). Una billetera que no lo conozca tiene que rechazar el enlace.',
      misplaced: 'Un código de este enlace está en un lugar que es para otra clase de código.',
      'mixed-networks': 'El enlace mezcla códigos de la red principal y de una red de prueba.',
      'amounts-differ':
        'El monto del enlace y el de su factura Lightning son distintos. Pregúntale a quien recibe cuál es el correcto.',
      'zero-amount': 'El enlace pide un monto de 0. Pregúntale a quien recibe cuánto quiere.',
      proof:
        'El enlace pide que tu billetera entregue una prueba del pago a otra app o a un sitio web. Una billetera que no pueda hacerlo tiene que rechazar el enlace.',
    },
    next: 'No pagues este enlace. Pídele uno nuevo a quien recibe.',
    others: 'El enlace también se puede pagar de otra manera: {list}.',
    faultyOther: 'El enlace contiene además un código que no debes usar. Su problema: {list}.',
    amount: 'El enlace ya trae un monto. Compruébalo en tu billetera antes de firmar.',
  },
  findings: {
    p2pkh: {
      name: 'Dirección antigua (P2PKH)',
      meaning:
        'El formato de 2009. Pone las monedas bajo candado con la huella de una clave pública. Bitcoin Cash tenía el mismo formato y todavía lo acepta, así que el texto por sí solo no permite distinguirlos.',
      next: 'Pregúntale a quien recibe si espera bitcoin. Compara el comienzo, el medio y el final con lo que te muestra, y después envía una prueba pequeña.',
    },
    p2sh: {
      name: 'Dirección de script (P2SH)',
      meaning:
        'Pone las monedas bajo candado con la huella de un script: tal vez varias claves, o una clave SegWit envuelta. La dirección por sí sola no dice cuál de las dos cosas. Las direcciones de Bitcoin Cash y las viejas de Litecoin pueden verse exactamente iguales.',
      next: 'Pregúntale a quien recibe si espera bitcoin. Compara el comienzo, el medio y el final con lo que te muestra, y después envía una prueba pequeña.',
    },
    p2wpkh: {
      name: 'Dirección SegWit para una clave (P2WPKH)',
      meaning:
        'SegWit, versión\u00a00. Pone las monedas bajo candado con la huella de una clave pública, y gastar desde ella es barato.',
      next: 'Compara el comienzo, el medio y el final con lo que te muestra quien recibe, y después envía una prueba pequeña.',
    },
    p2wsh: {
      name: 'Dirección SegWit para un script (P2WSH)',
      meaning:
        'SegWit, versión\u00a00. Pone las monedas bajo candado con la huella de un script, que muchas veces pide varias claves.',
      next: 'Compara el comienzo, el medio y el final con lo que te muestra quien recibe, y después envía una prueba pequeña.',
    },
    p2tr: {
      name: 'Dirección Taproot (P2TR)',
      meaning: 'SegWit, versión 1. Desde afuera, una sola clave y un script complicado se ven iguales.',
      next: 'Compara el comienzo, el medio y el final con lo que te muestra quien recibe, y después envía una prueba pequeña. Algunos servicios más viejos rechazan esta clase. Si pasa, tus monedas se quedan donde están, y puedes pedir una dirección que empiece con bc1q.',
    },
    p2a: {
      name: 'Salida de anclaje (P2A)',
      meaning:
        'Una salida técnica que las billeteras usan para subir comisiones. No tiene clave: cualquiera puede gastar lo que hay ahí.',
      next: 'Nunca le envíes dinero.',
    },
    'future-segwit': {
      name: 'Dirección SegWit de una clase que todavía no se usa',
      meaning:
        'Su formato es correcto, pero la versión {version} con este largo no tiene hoy ninguna regla. Cualquiera podría llevarse las monedas enviadas ahí.',
      next: 'Ninguna billetera debería mostrarte una dirección así. No la pagues, y pídele otra a quien recibe.',
    },
    'silent-payment': {
      name: 'Dirección de pago silencioso (BIP 352)',
      meaning:
        'Un código que se puede usar muchas veces. La billetera de cada persona que paga lo convierte en una dirección Taproot nueva, así que no se pueden relacionar los pagos con él.',
      next: 'Tu billetera tiene que admitir los pagos silenciosos. Muchas todavía no lo hacen. Compara el comienzo, el medio y el final con lo que te muestra quien recibe, y después envía una prueba pequeña.',
    },
    'newer-silent-payment': {
      name: 'Dirección de pago silencioso de una clase más nueva (BIP 352)',
      meaning:
        'Un código de la versión {version} que se puede usar muchas veces. La primera parte está hecha como la versión 0 de hoy, así que las billeteras deberían poder pagarlo.',
      next: 'Pocas billeteras conocen esta versión, si es que hay alguna. Pregúntale a quien recibe si de verdad la usa.',
    },
    'private-payment': {
      name: 'Código de pago privado (BIP 47 o 351)',
      meaning:
        'Un código que se puede usar muchas veces. Una billetera lo convierte en una dirección nueva para cada persona que paga. BIP 47 está en uso, y BIP 351 se cerró.',
      next: 'Pocas billeteras lo admiten. Pídele a quien recibe también una dirección común.',
    },
    'expired-invoice': {
      name: 'Factura Lightning vencida (BOLT 11)',
      meaning: 'Una solicitud de un solo pago por la red Lightning. Su plazo terminó en la fecha de arriba.',
      next: 'No la pagues. Pídele una factura nueva a quien recibe.',
    },
    'invoice-amount': {
      name: 'Factura Lightning con un monto defectuoso',
      meaning:
        'Su suma de verificación es correcta, pero el monto no está escrito como dicen las reglas: un número, después m, u, n o p, y nada más.',
      next: 'Una billetera tiene que rechazarla. Pídele una factura nueva a quien recibe.',
    },
    'malformed-invoice': {
      name: 'Factura Lightning con una parte ausente o equivocada',
      meaning:
        'Su suma de verificación es correcta, pero está cortada, o algo que toda factura necesita no está, se repite o no tiene el largo debido.',
      next: 'Una billetera cuidadosa la rechaza. Pídele una factura nueva a quien recibe.',
    },
    'lightning-invoice': {
      name: 'Factura Lightning (BOLT 11)',
      meaning:
        'Una solicitud de un solo pago por la red Lightning. Págala una sola vez, y antes de que venza. Aquí no se comprobaron la firma de quien recibe ni las funciones que exige: eso lo hace tu billetera.',
      next: 'Ábrela en una billetera Lightning. Una billetera común de Bitcoin no puede pagarla. Comprueba ahí el monto y el nombre.',
    },
    'lightning-offer': {
      name: 'Oferta Lightning (BOLT 12)',
      meaning:
        'Un código que se puede usar muchas veces. Con él, una billetera le pide una factura nueva a quien recibe. No tiene suma de verificación, así que un error al escribir puede pasar sin que nadie lo note.',
      next: 'Ábrela en una billetera Lightning que admita ofertas. Si no la escaneaste, compara el código completo.',
    },
    'expired-offer': {
      name: 'Oferta Lightning vencida (BOLT 12)',
      meaning:
        'Un código que se puede usar muchas veces para pedir facturas, con un último día que fijó quien recibe. Según el reloj de tu dispositivo, ese día ya pasó.',
      next: 'No la pagues. Pídele una nueva a quien recibe.',
    },
    lnurl: {
      name: 'LNURL',
      meaning:
        'Una dirección web para billeteras Lightning. Lleva a {host}. Una billetera la abre para pagar, para cobrar o para iniciar sesión.',
      next: 'Úsala solo si confías en el sitio web que hay detrás. Tu billetera debería mostrar primero su nombre. Si es para pagarte a ti, no se la muestres a nadie: se lleva el dinero quien la abra primero.',
    },
    'name-at-domain': {
      name: 'Nombre en un sitio web',
      meaning:
        'Puede ser una dirección Lightning o un nombre según BIP 353. Las dos cosas se ven igual que una dirección de correo. El texto por sí solo no dice cuál es.',
      next: 'Escríbelo con cuidado en una billetera Lightning. Con una letra equivocada puede ser el nombre de otra persona, y no hay suma de verificación.',
    },
    'extended-public-key': {
      name: 'Clave pública extendida ({prefix})',
      meaning:
        'Esto no es una dirección. Quien la tiene puede hacer una lista de direcciones de la billetera, pasadas y futuras, y ver lo que contienen.',
      next: 'No la compartas, y nunca le envíes monedas. Da en su lugar una dirección nueva.',
    },
    'offer-invoice': {
      name: 'Factura de una oferta Lightning (BOLT 12)',
      meaning:
        'Una billetera que paga una oferta recibe una factura así de la billetera de quien cobra. Las dos la intercambian solas, así que la gente casi nunca ve una.',
      next: 'No la pagues a mano. Pídele a quien recibe la oferta misma, que empieza con lno1, o una factura común.',
    },
    'invoice-request': {
      name: 'Solicitud de una factura Lightning (BOLT 12)',
      meaning:
        'Con ella, una billetera le pide una factura a otra. Si te la muestran como código, suele significar que alguien quiere pagarte.',
      next: 'No puedes pagarla. Si esperas dinero, ábrela en una billetera Lightning que admita BOLT 12. Si no, pide una oferta o una factura.',
    },
    'ecash-request': {
      name: 'Solicitud de ecash (Cashu)',
      meaning: 'Alguien pide que le paguen en ecash. Es una solicitud y no contiene dinero.',
      next: 'Ábrela en una billetera de ecash, y comprueba ahí el monto. Una billetera común de Bitcoin no puede pagarla.',
    },
    'public-key': {
      name: 'Clave pública',
      meaning:
        'Es la mitad pública de una clave y no puede gastar. Un nodo de Lightning tiene por nombre una clave así. No es una dirección.',
      next: 'No le envíes monedas. Pídele a quien recibe una dirección o una factura.',
    },
    node: {
      name: 'Nodo de Lightning',
      meaning:
        'Una clave pública, que es el nombre del nodo, y dónde encontrarlo. Las billeteras la usan para conectarse con él.',
      next: 'No es una dirección. Escríbelo solo donde tu billetera Lightning pida un nodo. Para pagarle a alguien, pide una factura.',
    },
    descriptor: {
      name: 'Descripción de una billetera o de un script (descriptor)',
      meaning:
        'Le dice a un programa qué direcciones van juntas. Quien la tiene puede ver esas direcciones y lo que contienen.',
      next: 'No es una dirección: nunca le envíes monedas. No la publiques. Para que te paguen, da en su lugar una dirección nueva.',
    },
    psbt: {
      name: 'Transacción sin terminar (PSBT)',
      meaning:
        'Un pago que va de una billetera a otra para que lo firmen. No contiene ninguna clave privada, pero muestra montos y direcciones de la billetera.',
      next: 'No es una dirección. Ábrela solo en tu propia billetera, y comprueba ahí cada monto y cada dirección antes de firmar.',
    },
    'transaction-link': {
      name: 'Enlace a una transacción o a un bloque',
      meaning: 'Muestra un pago, o un bloque de pagos, en un explorador de bloques. Todo el mundo puede verlo.',
      next: 'No se le puede pagar nada. Para pagarle a alguien, pide una dirección.',
    },
    'payment-request': {
      name: 'Enlace de pago de una clase vieja (BIP 72)',
      meaning:
        'No tiene una dirección propia. Una billetera que conoce esta clase carga la solicitud desde el sitio web del enlace.',
      next: 'Ábrelo solo en una billetera que lo conozca, y solo si confías en ese sitio web. Si no, pídele una dirección a quien recibe.',
    },
    burn: {
      name: 'Dirección sin clave',
      meaning:
        'Alguien eligió a mano sus letras, o la huella que contiene. No se conoce a nadie que tenga una clave para ella. Lo que se envía ahí se pierde.',
      next: 'Nunca le envíes dinero.',
    },
    'lookalike-letters': {
      name: 'Letras que solo parecen correctas',
      meaning:
        'Parece un código conocido, pero estos signos no son las letras que aparentan: {found}. Puede ser un engaño, o un daño al copiar.',
      next: 'No lo uses. Cópialo otra vez de quien recibe, y no lo arregles a mano.',
    },
    'invisible-characters': {
      name: 'Un signo que no se ve',
      meaning: 'Escondido en el código, o justo al lado: {found}. Una billetera puede rechazarlo o leer otra cosa.',
      next: 'No lo uses. Cópialo otra vez de quien recibe, y no lo arregles a mano.',
    },
    'link-without-address': {
      name: 'Enlace de pago sin dirección',
      meaning: 'Empieza como un enlace de pago, pero después no viene nada que se pueda pagar.',
      next: 'Pídele un enlace nuevo a quien recibe.',
    },
    'seed-words': {
      name: 'Parecen palabras de recuperación',
      meaning:
        'Las palabras de recuperación abren la billetera entera. Su lugar es el papel o el acero, nunca un sitio web.',
      next: 'Vacía el campo ahora: esta página no las envió a ninguna parte, pero otros programas pueden haberlas visto. Si son las palabras verdaderas de una billetera, mueve enseguida las monedas a una billetera nueva en otro dispositivo, que esté limpio. Si es una billetera Lightning, no restaures una segunda copia: sigue la guía de su fabricante.',
    },
    'private-key': {
      name: 'Esto parece una clave privada',
      meaning: 'Una clave privada gasta monedas. Nadie a quien le pagues o que te pague la necesita jamás.',
      next: 'Vacía el campo ahora. Esta página no la envió a ninguna parte, pero otros programas pueden haberla visto. Si está en uso, mueve enseguida las monedas a una billetera nueva en otro dispositivo, que esté limpio.',
    },
    'extended-private-key': {
      name: 'Esto parece una clave privada extendida',
      meaning: 'Gasta todo lo que hay en una billetera. Nadie a quien le pagues o que te pague la necesita jamás.',
      next: 'Vacía el campo ahora. Esta página no la envió a ninguna parte, pero otros programas pueden haberla visto. Si está en uso, mueve enseguida las monedas a una billetera nueva en otro dispositivo, que esté limpio.',
    },
    'seed-code': {
      name: 'Esto parece la copia de seguridad de una billetera',
      meaning:
        'Las palabras de recuperación también se pueden escribir en cifras o como un solo código largo (SeedQR, codex32, tiradas de dados). Un código así abre la billetera entera.',
      next: 'Vacía el campo ahora: esta página no lo envió a ninguna parte, pero otros programas pueden haberlo visto. Si es verdadero, mueve enseguida las monedas a una billetera nueva en otro dispositivo, que esté limpio. Si es una billetera Lightning, no restaures una segunda copia: sigue la guía de su fabricante.',
    },
    'scan-key': {
      name: 'Esto parece una clave de búsqueda secreta (BIP 392)',
      meaning: 'No puede gastar, pero muestra todos los pagos silenciosos que recibe la billetera.',
      next: 'Vacía el campo ahora. Esta página no la envió a ninguna parte, pero otros programas pueden haberla visto. No la compartas con nadie.',
    },
    'hex-key': {
      name: 'Esto puede ser una clave privada',
      meaning:
        'Una clave secreta se puede escribir con las cifras del 0 al 9 y las letras de la a a la f, o en otro código para computadoras (base64). Los datos públicos, como el identificador de una transacción, pueden verse iguales. Nadie puede distinguirlos a simple vista.',
      next: 'No es una dirección. ¿No tienes la certeza de que es pública? Vacía el campo, da por hecho que otros vieron la clave y mueve enseguida lo que controla a una billetera nueva en otro dispositivo, que esté limpio.',
    },
    'wallet-access': {
      name: 'Esto parece un token o el acceso a una billetera',
      meaning:
        'Algunos códigos son dinero, como los tokens de ecash. Otros conectan una app con una billetera o con un nodo. Quien tiene uno tal vez pueda gastar.',
      next: 'Vacía el campo ahora: esta página no lo envió a ninguna parte, pero otros programas pueden haberlo visto. Si es un token de ecash tuyo, pásalo enseguida a tu propia billetera. Si es un acceso, anúlalo en la billetera o el nodo que lo creó.',
    },
    'bip38-code': {
      name: 'Esto parece un código de una clave protegida (BIP 38)',
      meaning:
        'Corresponde a una clave privada que una passphrase protege. Quien tiene el código puede probar passphrases, tantas como quiera.',
      next: 'Vacía el campo ahora: esta página no lo envió a ninguna parte, pero otros programas pueden haberlo visto. Si la passphrase es corta, o la usas en otro lugar, mueve enseguida las monedas a una billetera nueva en otro dispositivo, que esté limpio.',
    },
    'mixed-case': {
      name: 'Mayúsculas y minúsculas mezcladas',
      meaning:
        'Los códigos de esta clase van todos en minúsculas o todos en mayúsculas. Una billetera tiene que rechazar la mezcla, porque es señal de un error.',
      next: 'No lo arregles a mano. Cópialo o escanéalo otra vez.',
    },
    'one-case': {
      name: 'Se perdieron mayúsculas',
      meaning:
        'En las direcciones que empiezan con 1, 3, m, n o 2, las mayúsculas y las minúsculas son distintas. Aquí todas las letras son de una sola clase, así que la suma de verificación no puede coincidir.',
      next: 'Cópialo otra vez del original. No adivines las letras.',
    },
    'bad-checksum': {
      name: 'Suma de verificación incorrecta',
      meaning:
        'Empieza y se ve como un código conocido, pero al menos un carácter está equivocado, falta o cambió de lugar.',
      next: 'No lo pagues ni lo arregles adivinando. Cópialo o escanéalo otra vez.',
    },
    'wrong-checksum-kind': {
      name: 'Suma de verificación de otra clase',
      meaning:
        'Su suma de verificación {found} es correcta, pero una dirección de la versión {version} tiene que llevar una {required}. El texto por sí solo no dice cómo ocurrió.',
      next: 'Una billetera tiene que rechazarla. Pídele otra dirección a quien recibe.',
    },
    'bad-length': {
      name: 'Largo incorrecto',
      meaning: 'Tiene {found} caracteres. Una dirección de esta clase tiene {expected}.',
      next: 'Al copiar se perdió o se agregó algo. Cópiala o escanéala otra vez.',
    },
    'bad-character': {
      name: 'Un carácter que no puede estar ahí',
      meaning:
        'Contiene: {found}. Las direcciones no usan signos que se parecen entre sí, así que estos son siempre un error.',
      next: 'Cópiala o escanéala otra vez. No adivines la letra correcta.',
    },
    malformed: {
      name: 'Mal construido por dentro',
      meaning:
        'Empieza como un código conocido y las letras están bien, pero lo que dicen no cumple las reglas del formato.',
      next: 'No lo pagues. Pídele otro a quien recibe.',
    },
    ethereum: {
      name: 'Dirección de otra red',
      meaning: 'Los códigos que empiezan con 0x son de redes del estilo de Ethereum. Ahí no se puede enviar bitcoin.',
      next: 'Pide una dirección de Bitcoin. En una plataforma, elige la red «Bitcoin» y ninguna otra.',
    },
    'hash-or-ethereum': {
      name: 'Quizá una dirección de Ethereum sin su 0x',
      meaning:
        'Cuarenta cifras, del 0 al 9 y de la a a la f. Puede ser una dirección de una red del estilo de Ethereum, o la huella de algún dato. No es una dirección de Bitcoin.',
      next: 'Pide una dirección de Bitcoin. En una plataforma, elige la red «Bitcoin» y ninguna otra.',
    },
    'bitcoin-cash': {
      name: 'Dirección de Bitcoin Cash',
      meaning: 'Bitcoin Cash es otra moneda, que se separó de Bitcoin en 2017.',
      next: 'No le envíes bitcoin. Pide una dirección de Bitcoin.',
    },
    'other-chain': {
      name: 'Código de otra moneda o de otro proyecto',
      meaning: 'Puede estar bien en su lugar, pero su comienzo ({prefix}) no es uno de los de Bitcoin.',
      next: 'No le envíes bitcoin. Pide una dirección de Bitcoin.',
    },
    'named-chain': {
      name: 'Quizá una dirección de otra red: {coin}',
      meaning:
        'Está construida como las direcciones de {coin}, y otras redes pueden usar la misma forma. No es de Bitcoin.',
      next: 'No le envíes bitcoin. Pide una dirección de Bitcoin.',
    },
    'perhaps-other-chain': {
      name: 'No es un código de Bitcoin, quizá de otra red',
      meaning:
        'Muchas redes escriben códigos con estas letras. Su comienzo ({prefix}) y su largo no son los de una dirección de Bitcoin.',
      next: '¿Podría ser una contraseña, una copia de seguridad, un token o un código de acceso de una billetera? Vacía el campo y no se lo muestres a nadie: quien lo tiene tal vez pueda gastar. Si no, no le envíes bitcoin. Pregúntale a quien recibe de qué red es, y pídele una dirección de Bitcoin.',
    },
    'too-long': {
      name: 'Demasiado largo',
      meaning:
        'Esta herramienta lee códigos de hasta {max} caracteres, y todas las direcciones son mucho más cortas. En un texto muy largo, solo se buscó al comienzo y al final.',
      next: 'Pega solo el código, y nunca un texto con palabras o claves secretas.',
    },
    words: {
      name: 'Palabras, y ningún código',
      meaning: 'No se encontró ninguna dirección, factura ni enlace de pago, solo palabras.',
      next: 'Si son palabras de recuperación, aunque sean unas pocas, vacía el campo y no se las muestres a nadie. Si no, pega el código.',
    },
    unknown: {
      name: 'De una clase que esta herramienta no conoce',
      meaning:
        'No es ninguno de los tipos de dirección de Bitcoin, ni una factura o un enlace de pago que esta herramienta pueda leer.',
      next: '¿Podría ser una contraseña, una copia de seguridad, un token o un código de acceso de una billetera? Vacía el campo y no se lo muestres a nadie: quien lo tiene tal vez pueda gastar. Si no, comprueba que lo copiaste completo.',
    },
  },
};
