/**
 * Words of the drawings in the guides. `text` is what a reader hears who cannot see the drawing; `caption` stands beside it.
 * Words in braces are filled in with what the drawing itself computes.
 */
export const drawings = {
  notebooks: {
    labels: { one: 'lo guarda uno', each: 'lo guardan todos' },
    text: 'A la izquierda, un estudiante tiene el único cuaderno, y en él hay una línea cambiada. Otros tres miran sin tener copia. A la derecha, seis estudiantes tienen una copia cada uno. Una de las copias tiene una línea cambiada y no coincide con las otras cinco.',
    caption:
      'Con un solo cuaderno, quien lo guarda puede cambiar una línea y nadie puede notarlo. Con una copia para cada uno, la línea cambiada no coincide con las copias de los demás.',
  },
  doubleSpend: {
    labels: { photo: 'una foto', coin: 'la misma moneda' },
    text: 'A la izquierda, una foto con cuatro copias y una marca de verificación verde. A la derecha, una moneda con dos flechas hacia dos personas. La segunda flecha es discontinua y lleva una equis roja.',
    caption:
      'Copiar una foto no hace daño. Una moneda que les paga a dos personas sí lo haría. Por eso, un segundo pago con la misma moneda no debe valer, y alguien tiene que darse cuenta.',
  },
  penName: {
    labels: { record: 'lo que todos ven', app: 'lo sabe una app' },
    text: 'A la izquierda, cuatro líneas del registro público. Cada una tiene el comienzo de una dirección y una barra para el monto, y ningún nombre. A la derecha, una app con un documento de identidad. Una línea roja discontinua une el documento con una de las líneas.',
    caption:
      'El registro tiene direcciones y montos, sin nombres. La app donde compras monedas sabe tu nombre, así que puede unirlo a una línea. Hay empresas que estudian la cadena para encontrar esas relaciones.',
  },
  ruleSplit: {
    labels: { before: 'una cadena', most: 'casi todos los nodos', few: 'una minoría, con moneda propia' },
    text: 'Una cadena de seis bloques, con seis computadoras sobre los últimos. De su tercer bloque baja una rama delgada hacia dos bloques pálidos con una sola computadora.',
    caption:
      'Quien tiene un nodo decide qué reglas sigue. Si las reglas de unos pocos ya no encajan con las de los demás, pueden terminar en una cadena aparte, con una moneda que los demás no usan.',
  },
  threeFeatures: {
    labels: { own: 'la guardas tú', border: 'en fin de semana', rules: 'reglas claras' },
    text: 'Tres escenas. Un teléfono con una llave. Una moneda que cruza una frontera junto a una bandera, al lado de una hoja de calendario con un fin de semana. Unos escalones que bajan cada vez a la mitad, con una marca de verificación verde.',
    caption:
      'Los escalones de la derecha son las monedas nuevas de cada bloque, que se reducen a la mitad una y otra vez.',
  },
  minedBlocks: {
    labels: {
      honest: 'La copia de todos',
      forged: 'Una letra cambiada',
      first: 'Ana paga a Ben',
      firstForged: 'Ana paga a Ken',
      second: 'Ben paga a Cara',
      third: 'Cara paga a Dan',
      guess: 'intento',
      before: 'bloque anterior',
      own: 'hash',
    },
    text: 'Dos columnas de tres bloques, unidos como una cadena. A la izquierda, cada bloque contiene el hash del anterior, un pago y un intento con el que su propio hash empieza con dos ceros. A la derecha cambió una letra del primer bloque, y con los mismos intentos ningún hash empieza con dos ceros.',
    caption:
      'Una cadena de juguete: los hashes son reales, pero están cortados a cuatro signos. Un bloque solo vale si su hash empieza con {zeros}. Con una letra cambiada, los intentos viejos no sirven, ni en ese bloque ni en los que siguen. Un tramposo tiene que buscarlos todos de nuevo.',
  },
  payment: {
    labels: {
      in: 'una moneda',
      receiver: 'receptor',
      change: 'cambio',
      left: 'sobran {fee}:',
      fee: 'la comisión',
    },
    text: 'Una moneda de {in} satoshis entra en una prensa. Salen dos monedas nuevas: {out} para quien recibe y {change} de cambio. Sobra una migaja de {fee}, que cae por debajo. Es la comisión.',
    caption:
      'El cambio vuelve a ti. Lo que no le diste a nadie es la comisión: {in}\u00a0−\u00a0{out}\u00a0−\u00a0{change} =\u00a0{fee} satoshis. Las caras de las monedas están a escala.',
  },
  queue: {
    labels: { block: 'en el próximo bloque', waiting: 'esperan', unit: 'sat/vB × vB = comisión en satoshis' },
    text: 'Un bloque de juguete con espacio para {room} vB, y cinco pagos, cada uno tan alto como su tamaño. El bloque toma los que pagan {rates} sat/vB. Los que pagan {waitingRates} esperan al lado.',
    caption:
      'Un bloque de juguete con espacio para {room} vB. Las alturas son los tamaños. El pago con {largestRate} sat/vB ofrece más satoshis que el último que entró. Espera porque paga menos por cada unidad de espacio.',
  },
  sameFee: {
    labels: {
      ana: 'Ana envía {small}',
      ben: 'Ben envía US$ 2 millones',
      parcel: '{size} vB',
      fee: '{satoshis}',
      pays: 'satoshis',
    },
    text: 'Dos paquetes del mismo tamaño, {size} vB. En el primero entra una moneda, {small} de Ana. En el segundo entra una pila de lingotes, US$ 2 millones de Ben. Los dos llevan el mismo sello: una comisión de {satoshis} satoshis.',
    caption:
      'La suma que va dentro no cuenta. Los dos pagos ocupan {size} vB, así que a {rate} sat/vB los dos pagan {satoshis} satoshis.',
  },
  inputSizes: {
    labels: { unit: 'bytes virtuales', spend: 'gastar una moneda', pay: 'pagarle a una' },
    text: 'Dos barras para cada comienzo de dirección: el espacio que ocupa una moneda cuando la gastas y cuando le pagas a esa dirección. Las que empiezan con 1 ocupan unos {p2pkh} vB al gastar y {p2pkhOut} al pagar; una bc1q corta, unos {p2wpkh} y {p2wpkhOut}; y bc1p, unos {p2tr} y {p2trOut}.',
    caption:
      'El espacio que ocupa una moneda como entrada (naranja) y como salida, a escala. Con la misma tarifa por vB, gastar una moneda de una dirección antigua cuesta más del doble que gastar una de una dirección bc1q corta.',
  },
  blockWait: {
    labels: { unit: 'probabilidad de un bloque en…', minutes: 'minutos' },
    text: 'Una curva que sube primero rápido y después despacio: la probabilidad de que ya haya llegado un bloque. Es de {chance1} en {at1} minuto, de {chance10} en {at10} minutos y de {chance60} en {at60} minutos.',
    caption:
      'Aunque seas el primero de la fila, esperas un bloque, y los bloques llegan al azar. {at10} minutos son solo un promedio: en más de una de cada tres esperas, tarda más.',
  },
  childPays: {
    labels: {
      parent: 'padre, {parentSize} vB',
      child: 'hijo, {childSize} vB',
      parentFee: 'pagó {parentFee}',
      childFee: 'paga {childFee}',
      pair: '{parentFee} + {childFee} satoshis por {pairSize} vB\n{rate} sat/vB entre los dos',
    },
    text: 'Una locomotora pequeña arrastra un vagón. El vagón es el padre, de {parentSize} vB, que pagó {parentFee} satoshis. La locomotora es el hijo, de {childSize} vB, que paga {childFee}. Juntos pagan {rate} sat/vB.',
    caption:
      'El ejemplo en un dibujo. El minero que quiere los {childFee} satoshis del hijo también tiene que llevarse al padre. Por eso mira la tarifa por vB de los dos juntos.',
  },
  batch: {
    labels: {
      separate: '{receivers} pagos: {separate} vB',
      together: '1 pago para los {receivers}: unos {batch} vB',
      saved: 'ahorro',
    },
  },
  replaced: {
    labels: { coin: 'una moneda', first: 'primera versión', second: 'versión nueva, más comisión' },
    text: 'Una moneda, y dos pagos que quieren gastarla. La primera versión tiene un marco discontinuo y un sello pequeño; la nueva, un sello más grande. Una flecha va de la nueva a un bloque con un signo de interrogación, y otra, discontinua, sale de la primera.',
    caption:
      'Las dos versiones gastan la misma moneda, así que solo una puede quedarse en la cadena. Ahora los nodos retransmiten la nueva, pero la primera todavía puede ganar. Mientras ninguna esté en un bloque, no hay nada decidido.',
  },
  relayFloor: {
    labels: { old: 'mínimo: {old}', now: 'mínimo: {now}', rate: '{offered} sat/vB' },
    text: 'El mismo pago de {offered} sat/vB dos veces. Frente al mínimo antiguo de {old} sat/vB queda detenido, con una equis roja. El mínimo de {now} sí lo supera, con una marca de verificación verde.',
    caption:
      'Los mínimos en sat/vB, a escala. Antes, un pago a {offered} no se propagaba con la configuración predeterminada. Desde 2025 puede hacerlo, si los nodos de su camino usan el mínimo nuevo.',
  },
  dustLimit: {
    labels: {
      coin: '{limit} sat',
      cost: 'crearla y gastarla',
      sum: '({output} + {input}) vB × {rate} sat/vB = {limit} sat',
    },
    text: 'Una balanza en equilibrio. En el platillo izquierdo hay una moneda de {limit} satoshis. En el derecho está lo que cuesta crearla y gastarla: {output} y {input} vB a {rate} sat/vB.',
    caption:
      'Una moneda bc1q corta justo en su límite. Si fuera más pequeña, valdría menos de lo que cuesta crearla y gastarla a esta tarifa por vB. Los nodos llaman polvo a eso.',
  },
  expiry: {
    labels: { days: '{days} días', dropped: 'descartado', copy: 'una copia' },
    text: 'Un calendario con {days} días. Cuando pasan, una computadora descarta el pago que tenía. Otra computadora guardó una copia y la vuelve a enviar.',
    caption:
      'Un nodo olvida el pago, y allí tus monedas parecen no gastadas. Pero quien haya guardado una copia todavía puede volver a enviarla.',
  },
  keys: {
    labels: {
      online: 'conectado',
      offline: 'sin conexión',
      company: 'Empresa',
      phone: 'Teléfono',
      device: 'Dispositivo',
      paper: 'Hoja',
      theirs: 'La tiene la empresa',
      yours: 'La clave la tienes tú',
    },
    text: 'Dónde puede vivir una clave. Un cable de internet llega al edificio de una empresa y a un teléfono, y en cada uno hay una clave. Detrás de una línea que el cable no cruza hay un dispositivo pequeño con una clave y una hoja de papel con palabras. La clave del edificio la tiene la empresa. El teléfono, el dispositivo y el papel son tuyos.',
    caption:
      'Un teléfono está al alcance de internet, y un dispositivo se mantiene lejos. Cada uno tiene sus propias palabras en papel. Con ellas se puede reconstruir la clave, así que también se guardan sin conexión.',
  },
  channel: {
    labels: {
      chain: 'cadena',
      left: 'Sam',
      right: 'café',
      open: 'Se abre con {total} de Sam',
      pay: 'Sam ya pagó {paid}',
      back: 'El café devolvió {back}',
      close: 'Cierre: cada uno recibe su parte',
    },
    text: 'Diez cuentas de ábaco en un hilo entre Sam y el café, dibujadas cuatro veces. Cada cuenta vale {bead} satoshis. Cuando se abre el canal, las diez están del lado de Sam. Después de pagos por {paid} hay seis y cuatro. Cuando el café devolvió {back}, hay siete y tres, y así se reparten al cerrar. Solo la apertura y el cierre están unidos a un bloque de la cadena que corre al lado.',
    caption:
      'Cada cuenta son {bead} satoshis. Los pagos deslizan las cuentas por el hilo, y siempre hay las mismas. Solo la primera línea y la última se escriben en la cadena. Aquí no se muestran las comisiones.',
  },
  signing: {
    labels: {
      computer: 'Computadora',
      device: 'Dispositivo',
      prepares: 'prepara',
      signs: 'pregunta y firma',
      payment: 'pago',
      signature: 'firmado',
      online: 'conectada',
      offline: 'sin conexión',
    },
    text: 'Una computadora conectada a internet y un dispositivo que no lo está, con una clave dentro. Un pago va de la computadora al dispositivo y vuelve firmado.',
    caption:
      'El dispositivo muestra la dirección y el monto en su propia pantalla. Tú presionas un botón, y al teléfono o a la computadora solo vuelve el pago firmado.',
  },
  signedPayment: {
    labels: {
      sign: 'Ana firma',
      check: 'nodos revisan',
      write: 'un minero escribe',
      key: 'con su clave',
      rules: 'por su cuenta',
      block: 'el bloque nuevo',
    },
    text: 'Tres escenas, de izquierda a derecha. El teléfono de Ana contiene una clave y firma un mensaje. Tres computadoras lo revisan, cada una por su cuenta. Un minero agrega un bloque que lo contiene a la cadena de los bloques anteriores.',
    caption:
      'Tres tareas, tres clases de personas. Solo la clave de Ana puede firmar por sus monedas, cualquiera puede revisar, y un minero agrega el pago al registro.',
  },
  fixedSum: {
    labels: {
      prices: 'el precio, mes a mes',
      coins: 'lo que compran {amount}, en monedas',
      from: 'desde {from}',
      price: 'precio promedio',
      cost: 'tu costo',
      sum: 'en total',
    },
    text: 'Cuatro puntos para el precio de un bitcoin en cuatro meses, sobre un eje que empieza en {from}. Debajo de cada uno están las monedas que se compran con {amount}. Dos líneas cruzan el dibujo: el precio promedio, de {averagePrice}, y más abajo tu costo promedio, de {averageCost}.',
    caption:
      'Precios inventados. El eje empieza en {from}. Cada moneda dibujada es {coin} BTC. Cuanto más bajo es el precio, más alta es la pila.',
  },
  locks: {
    labels: {
      learning: 'hasta unos US$ 50',
      small: 'hasta unos US$ 500',
      larger: 'más de US$ 500',
      life: 'te cambia la vida',
    },
    text: 'Cuatro escenas. Hasta unos US$ 50: una bicicleta con un candado. Hasta unos US$ 500: la misma bicicleta con dos candados. Más de US$ 500: la bicicleta y sus dos candados están en un cobertizo. Una suma que te cambiaría la vida: una casa con dos candados en la puerta y dos personas al lado.',
    caption:
      'Un candado para una bicicleta barata; dos candados y un cobertizo para una cara. Una suma que te cambiaría la vida merece una casa y una segunda persona.',
  },
  address: {
    labels: {
      network: 'la red principal de Bitcoin',
      divider: 'separador',
      version: 'versión 0',
      data: 'la huella de la clave, {data} caracteres',
      checksum: 'suma de verificación, {checksum} caracteres',
    },
    text: 'La dirección {address} por partes: bc es la red principal de Bitcoin, 1 es el separador, q es la versión 0, después viene la huella de la clave, de {data} caracteres, y al final la suma de verificación, de {checksum}.',
    caption:
      'Nuestro ejemplo en tres líneas. Si cambia un signo, los últimos {checksum} ya no encajan con el resto. Muestran un descuido, pero no de quién es la dirección.',
  },
  seed: {
    labels: {
      phrase: '{words} palabras',
      passphrase: 'passphrase o ninguna',
      rounds: '{rounds} vueltas',
      seed: 'semilla de {seedBits} bits:',
      master: 'clave maestra',
    },
    text: 'En orden: {words} palabras y una passphrase, o ninguna, pasan juntas por {rounds} vueltas de cálculo. Sale una semilla de {seedBits} bits que empieza con {seedStart}. De ella sale una clave maestra, y la clave se ramifica en direcciones.',
    caption:
      'Cada paso es exacto, pero nadie conoce un camino de vuelta a las palabras. Las mismas palabras con la misma passphrase llevan siempre a las mismas direcciones. Nunca uses este ejemplo publicado en una billetera de verdad.',
  },
  wordsAsBits: {
    labels: {
      random: '{random} bits al azar',
      check: '{check} bits de control',
      first: '{first}',
      last: '{last}',
    },
    text: '{random} bits al azar y {check} bits de control, cortados en trozos de {bits}. El primer trozo, todo ceros, es la palabra {first}. El último termina con los bits de control y es la palabra {last}.',
    caption:
      'En este ejemplo publicado, todos los bits al azar son cero, para que se vean los bits de control. Nunca lo uses en una billetera de verdad.',
  },
  addressLock: {
    labels: {
      secret: 'clave secreta',
      open: 'clave pública',
      address: 'dirección',
      back: 'sin regreso conocido',
      ledger: 'montos bajo candado en la cadena',
    },
    text: 'Arriba, unas flechas llevan de una clave secreta a una clave pública y de ahí a una dirección. Una flecha discontinua que vuelve de la dirección al secreto está tachada. Abajo, tres bloques de la cadena de bloques tienen un candado cada uno.',
    caption:
      'Ninguna computadora que se conozca hoy puede volver al secreto. Las monedas están abajo, en la cadena de bloques, detrás de candados. La dirección solo dice qué candado usar.',
  },
  channelBackup: {
    labels: {
      words: 'palabras',
      keys: 'claves',
      split: 'sin último reparto',
      both: 'con archivo',
      partner: 'cierra el otro',
      chain: 'en la cadena',
    },
    text: 'Dos escenas. En la primera, una hoja con palabras de recuperación da una clave, pero las cuentas del canal están tachadas. En la segunda, la hoja y un archivo de copia de seguridad llevan a la otra parte, y la moneda está en un bloque de la cadena.',
    caption:
      'Las palabras solas devuelven las claves y no saben nada del último reparto. Si tienes también el archivo de la copia, un programa como LND les pide a las otras partes que cierren. Tienen que estar accesibles y cooperar.',
  },
  channelRoom: {
    labels: {
      opened: 'Recién abierto por ti',
      some: 'Después de gastar 40 000',
      all: 'Después de gastar casi todo',
      openedSend: 'enviar {openedSend}',
      openedReceive: 'recibir {openedReceive}',
      someSend: 'enviar {someSend}',
      someReceive: 'recibir {someReceive}',
      allSend: 'enviar {allSend}',
      allReceive: 'recibir {allReceive}',
    },
    text: 'Tres barras para un canal de {total} satoshis. Recién abierto, todo es tuyo: puedes enviar {openedSend} y recibir {openedReceive}. Después de gastar 40 000, puedes enviar {someSend} y recibir {someReceive}. Después de gastar casi todo, puedes enviar {allSend} y recibir {allReceive}.',
    caption:
      'Un canal de {total} satoshis: lo naranja es tu lado, y la parte vacía, el otro lado. Las franjas de los extremos, del color del marco, son la reserva, que tiene que quedarse.',
  },
  checksumLimits: {
    labels: {
      slip: 'un error al escribir',
      refused: 'rechazada',
      thief: 'la dirección de un ladrón',
      accepted: 'aceptada',
    },
    text: 'Dos direcciones que revisa una billetera. La primera tiene un carácter equivocado al final, y la billetera la rechaza. La segunda es de otra persona, no tiene ningún error, y la billetera la acepta.',
    caption:
      'La billetera nota el error al escribir y se detiene. La otra dirección no tiene errores, así que la acepta. No puede saber de quién es. Las dos son ejemplos de prueba acortados.',
  },
  familyLetter: {
    labels: {
      letter: 'la carta',
      device: 'el dispositivo',
      words: 'las palabras',
      pin: 'el PIN',
      helper: 'ayudante',
    },
    text: 'Una carta con líneas que llevan a cuatro cosas fuera de ella: el dispositivo, la hoja con las palabras, una caja cerrada con el PIN y una persona que puede ayudar.',
    caption:
      'La carta dice dónde están las cosas y quién puede ayudar. No contiene ningún secreto. Las palabras y el PIN están en lugares distintos.',
  },
  gapLimit: {
    labels: {
      looked: '{gap} direcciones sin ningún pago',
      stop: 'la billetera se detiene aquí',
      unseen: 'pagada, y nadie la mira',
    },
    text: 'Tres filas de diez direcciones. Las primeras {gap} están sin usar. Después viene una línea roja: la billetera se detiene ahí. No mira la última fila, y en su última dirección, la número {given}, hay una moneda.',
    caption:
      'Diste {given} direcciones, y solo pagaron a la última. Una billetera que se detiene después de {gap} sin usar nunca llega a ella. De todos modos, la moneda está ahí.',
  },
  lookalike: {
    labels: {
      list: 'Tus pagos',
      paid: 'le pagaste a un amigo',
      sent: 'llegó un monto mínimo',
    },
    text: 'Una lista con dos pagos. Las direcciones de los dos tienen los mismos caracteres al comienzo y al final. Los del medio, dibujados como barras, son distintos. La segunda dirección llegó con un monto mínimo.',
    caption:
      'Las dos direcciones empiezan y terminan igual, y solo se distinguen en el medio. La segunda es de un ladrón, que espera que la copies de esta lista.',
  },
  oldSplit: {
    labels: {
      old: 'reparto viejo',
      taken: 'todo para el café',
      sam: 'Sam',
      cafe: 'café',
      wait: 'Sam debe esperar',
    },
    text: 'Una cadena de cinco bloques. El primero tiene un reparto viejo, con las seis cuentas del lado de Sam. Durante la espera lo ve una torre de vigilancia, y un bloque posterior tiene la prueba del café. Entonces las seis cuentas están del lado del café.',
    caption:
      'Sam cierra con un reparto viejo. Entra en un bloque, y empieza la espera. Una torre de vigilancia, o la billetera del propio café, lo ve y muestra la prueba. Entonces el café se lleva todo el dinero del canal.',
  },
  nodesCheck: {
    labels: { record: 'el registro', node: 'nodo completo', messages: 'pasan o no' },
  },
  minersWrite: {
    labels: { waiting: 'esperan', race: 'la carrera', chain: 'la cadena' },
  },
  oneKey: {
    labels: {
      key: 'una clave',
      coins: 'las monedas',
      short: 'corta',
      long: 'larga',
      looks: 'vacía',
    },
    text: 'Unas líneas llevan de una clave a cinco candados. Sus direcciones empiezan con 1, con 3, con bc1q, una corta y una larga, y con bc1p. En el primer candado hay una moneda. Una flecha roja discontinua va de un teléfono con un ojo al tercer candado, y el teléfono está vacío.',
    caption:
      'Aquí las monedas están detrás del candado de una dirección con 1. Una billetera que solo mira detrás de bc1q no muestra nada, aunque tiene la clave correcta.',
  },
  passphrase: {
    labels: {
      right: 'sol',
      slip: 'Sol',
      coins: 'tu billetera',
      empty: 'vacía, sin error',
    },
    text: 'La misma hoja de palabras dos veces. Con la passphrase «sol» abre una billetera con monedas. Con «Sol» abre otra billetera, que está vacía.',
    caption:
      'Las mismas palabras y una mayúscula. Las dos passphrases abren una billetera válida, así que nada te avisa de que te equivocaste.',
  },
  routedPayment: {
    labels: {
      sam: 'Sam',
      cafe: 'café',
      bakery: 'panadería',
      fingerprint: 'huella de un secreto',
      promise: 'promesa',
      secret: 'secreto',
    },
    text: 'Tres líneas verticales para Sam, el café y la panadería, que se leen de arriba abajo. La panadería le envía a Sam la huella de un secreto. Sam le hace una promesa al café, y el café, a la panadería. La panadería le muestra el secreto al café y recibe una moneda. El café le muestra el secreto a Sam y recibe una moneda.',
    caption:
      'Se lee de arriba abajo. Cada promesa dice: te pago si me muestras el secreto antes de un plazo. La panadería lo muestra para cobrar, y así lo conoce también el café. El café lo usa para cobrarle a Sam.',
  },
  invoiceKinds: {
    labels: { invoice: 'se paga una vez', offer: 'se paga una y otra vez', address: 'responde el sitio web' },
    text: 'Tres filas. Un código que empieza con lnbc lleva una moneda a un recibo. Uno que empieza con lno es un cartel, y le llegan tres monedas. Con uno que empieza con un nombre y una arroba, un teléfono le pregunta a un sitio web, y el sitio entrega una factura.',
    caption:
      'Una factura es para un solo pago. Una oferta admite muchos. Una dirección Lightning es solo un nombre: la billetera de quien paga le pide una factura al sitio web que está detrás.',
  },
  lightningWallets: {
    labels: { custodial: 'la empresa', phone: 'tu teléfono', node: 'tu nodo' },
    text: 'Tres lugares para la clave de una billetera Lightning: el edificio de una empresa, un teléfono con un canal y un nodo propio con tres canales.',
    caption:
      'Dónde está la clave. Muchas veces, una empresa maneja la otra punta del único canal de tu teléfono. Un nodo tiene tantos canales como abras.',
  },
  blockOdds: {
    labels: {
      title: 'probabilidad de entrar en un bloque',
      next: 'el próximo',
      third: 'el tercero',
      start: '0',
      middle: '10',
      end: '60 minutos',
      next10: '{next10}',
      next60: '{next60}',
      third10: '{third10}',
      third60: '{third60}',
    },
    text: 'Dos líneas a lo largo de una hora. Con una comisión que alcanza para el próximo bloque, la probabilidad es de {next10} a los 10 minutos y de {next60} a los 60. Con una que alcanza para el tercer bloque a partir de ahora, es de {third10} y de {third60}.',
    caption:
      'Con una comisión más alta tienes un mejor lugar en la fila, y la espera sigue siendo azar. A los diez minutos, un pago con comisión suficiente para el próximo bloque está en un bloque en {next10} de los casos.',
  },
  twoLayers: {
    labels: { lightning: 'Lightning', chain: 'la cadena base', locked: 'bajo candado' },
    text: 'Arriba, tres billeteras con cuentas de ábaco en los hilos que las unen, y flechas de cada una a la siguiente. Abajo, una cadena de cinco bloques. Unas líneas discontinuas llevan de los dos hilos a dos bloques con candado.',
    caption:
      'Abajo, los bitcoins están bajo candado en la cadena base. Arriba, un pago salta de una billetera a la siguiente. Ningún salto se escribe en un bloque.',
  },
  onlyPlace: {
    labels: { own: 'tu dispositivo', site: 'un sitio web', letter: 'una carta', support: 'soporte por chat' },
    text: 'Cuatro imágenes. Tu propio dispositivo, con una marca de verificación. Un sitio web, una carta con un código QR y un chat, cada uno con una equis.',
    caption:
      'Solo un lugar es el correcto: tu propia billetera, en el momento que tú elegiste. Cualquier otro que las pida es un ladrón, por muy oficial que parezca. El código de aquí está dibujado y no se puede escanear.',
  },
  shares: {
    labels: { two: 'cualquier par abre', one: 'una no dice nada' },
    text: 'Arriba, dos de tres hojas, la A y la C, llevan a una llave. Abajo, una hoja sola, la B, no lleva a nada.',
    caption:
      'Si una hoja se pierde o te la roban, mueve las monedas a una billetera nueva con partes nuevas. Una copia de seguridad de una sola parte se abre con esa parte, y las mitades de una frase BIP 39 no son como estas partes.',
  },
  poster: {
    labels: { one: 'una dirección', all: 'todos ven todo', many: 'una para cada uno', own: 'cada quien conoce una' },
    text: 'En la primera escena, un código en un cartel y tres personas que lo miran. En la segunda, tres papelitos con una moneda cada uno, y tres personas.',
    caption:
      'Con una sola dirección para todos, cualquier visitante puede ver cuánto recibió. Con una dirección nueva para cada pago, quien paga solo conoce la que le mostraron.',
  },
  twoScreens: {
    labels: { computer: 'la computadora', device: 'el dispositivo', stop: 'alto' },
    text: 'Una computadora y una billetera física muestran direcciones distintas para el mismo pago. Entre las dos hay un signo rojo de desigual y la palabra alto.',
    caption:
      'Si las dos no coinciden, no apruebes nada: el dispositivo muestra adónde irían las monedas, quizá a un ladrón. Compara con la dirección que te dio quien recibe. Las dos son ejemplos de prueba acortados.',
  },
  dust: {
    labels: {
      spent: 'Gastadas juntas',
      tied: 'ahora parecen de un dueño',
      still: 'Sin tocar',
      frozen: 'bloqueada: sin daño',
    },
    text: 'Arriba, una moneda y una migaja, en dos direcciones, se gastan en un mismo pago, y eso une las dos direcciones. Abajo, la migaja está detrás de un candado cerrado y no hace daño.',
    caption:
      'La migaja roja vino de un desconocido. Si un pago la gasta junto con otras monedas tuyas, todos pueden ver que las direcciones van juntas. Mientras no se mueve, no pasa nada.',
  },
  feeYears: {
    labels: { title: 'comisión promedio de un pago' },
    text: 'Cinco barras para la comisión promedio de un pago: {y2021} en 2021, {y2022} en 2022, {y2023} en 2023, {y2024} en 2024 y {y2025} en 2025.',
    caption:
      'Promedios de años enteros, en dólares. La comisión no crece con la suma que se envía. Crece cuando muchas personas quieren espacio en los mismos bloques.',
  },
  letterCase: {
    labels: { small: 'minúsculas', capital: 'mayúsculas', mixed: 'rechazada' },
    text: 'El comienzo de una misma dirección, tres veces. Toda en minúsculas y toda en mayúsculas lleva una marca de verificación. Con minúsculas y mayúsculas mezcladas lleva una equis.',
    caption:
      'La misma dirección bc1. Da lo mismo en minúsculas o en mayúsculas, pero mezclarlas es un error. Las direcciones con 1 o 3 son distintas: ahí cada letra cuenta tal como está escrita.',
  },
  lightningCosts: {
    labels: {
      open: 'Abrir y cerrar',
      send: 'Enviar',
      receive: 'Recibir',
      miner: 'comisión de red',
      route: 'comisión por la ruta',
      room: 'a menudo, solo espacio',
    },
    text: 'Tres filas. Para abrir y cerrar un canal hacen falta bloques de la cadena, que cuestan una comisión de red. Un pago que envías pasa por un intermediario, que recibe una moneda pequeña. Para recibir, un canal necesita espacio en el otro lado.',
    caption:
      'Tres momentos, tres costos. Los bloques tienen un precio, un intermediario del camino puede pedir un poco, y alguien tiene que poner el espacio para recibir.',
  },
  pocketAndSafe: {
    labels: { pocket: 'Lightning', savings: 'en la cadena' },
    text: 'A la izquierda, un portamonedas con dos monedas y un rayo. A la derecha, una caja fuerte con dos pilas altas de monedas.',
    caption:
      'Lightning es para lo que llevarías en el bolsillo. Los ahorros se quedan en la cadena, donde no hay que vigilar ningún canal.',
  },
  lnInstall: { labels: { site: 'su propio sitio', app: 'la app', ad: 'anuncio' } },
  lnWords: { labels: { words: 'las palabras', channels: 'los canales', cloud: 'aquí, nunca' } },
  lnFund: { labels: { list: 'primero, los precios', sum: 'por ejemplo {sum}' } },
  lnScan: { labels: { code: 'la factura', read: 'la cantidad' } },
  lnSend: { labels: { you: 'tú', fast: 'en segundos', paid: 'pagado' } },
  lnReceive: { labels: { you: 'tu factura', friend: 'paga un amigo' } },
  lnCustodial: { labels: { one: 'tú', books: 'las cuentas de la app', other: 'usuario' } },
  lnPhone: { labels: { phone: 'tu clave', channel: 'o cerrarlo', company: 'la empresa' } },
  lnNode: { labels: { online: 'conectado', watch: 'vigilar', copy: 'copiar' } },
  channelOpen: { labels: { sam: 'monedas de Sam', lock: 'candado de dos llaves', chain: 'en la cadena' } },
  channelPay: {
    labels: {
      old: 'viejo: peligroso',
      newest: 'el reparto nuevo',
      all: 'Sam {total}',
      nothing: 'café 0',
      sam: 'Sam {rest}',
      cafe: 'café {paid}',
    },
  },
  channelClose: {
    labels: { agreed: 'De acuerdo', alone: 'Sam solo', share: 'cada uno, su parte', wait: 'Sam debe esperar' },
  },
  roomWays: { labels: { bought: 'Alguien pone monedas por una comisión', spent: 'O gastas algunas' } },
  otherRoute: { labels: { you: 'tú', shop: 'la tienda' } },
  onionLayers: { labels: { before: 'antes', helper: 'intermediario', next: 'después' } },
  swapSecret: { labels: { lightning: 'Lightning', secret: 'un secreto', chain: 'la cadena' } },
  cafeTab: {
    labels: { each: 'Cada café en la cadena', tab: 'Una libreta para todos' },
    text: 'En la primera escena, cinco tazas de café, cada una con un bloque de la cadena debajo, y un reloj. En la segunda, cinco tazas sobre una sola hoja con rayas para llevar el total. Solo su comienzo y su final están unidos a un bloque.',
    caption:
      'Sin una libreta, cada café necesita su propio lugar en un bloque, una comisión y una espera. Con ella, solo su comienzo y su final van a la cadena. Entre los dos, una hoja lleva el total, y nada va a la cadena.',
  },
  claimSteps: {
    labels: {
      chain: 'en la cadena',
      lightning: 'en Lightning',
      app: 'en una app',
      coin: 'una moneda',
      paper: 'papel firmado',
      promise: 'una promesa',
    },
    text: 'Tres escalones que bajan. En el más alto, una moneda con su llave. En el del medio, un papel firmado con un reloj. En el más bajo, el edificio de una empresa.',
    caption:
      'Una moneda en la cadena está en reposo. Los papeles firmados son un derecho fuerte sobre una moneda, con plazos y una comisión. En una app con custodia tienes la promesa de una empresa.',
  },
  ticketLottery: {
    labels: { print: 'todos imprimen boletos', page: 'página nueva' },
    text: 'Tres máquinas, cada una con un rayo por la electricidad que usa, imprimen boletos. Un boleto tiene una marca de verificación, y de él sale una flecha hacia una anotación nueva en un libro abierto.',
    caption:
      'Cada boleto cuesta un poquito de electricidad. Quien imprime uno ganador puede agregar la página siguiente, y cualquiera puede comprobar que gana.',
  },
  minerLimits: {
    labels: {
      write: 'Elegir los próximos pagos',
      writeWhy: 'es el trabajo del minero',
      spend: 'Gastar tus monedas',
      spendWhy: 'hace falta tu firma',
      create: 'Crear monedas de más',
      createWhy: 'los nodos rechazan el bloque',
    },
    text: 'Tres filas. Un bloque con una marca de verificación: un minero puede elegir los próximos pagos. Una llave con una equis: no puede gastar tus monedas, porque para eso hace falta tu firma. Monedas con un signo de más y una equis: no puede crear monedas de más, porque los nodos descartan el bloque.',
    caption:
      'Una cosa que los mineros deciden y dos que no pueden hacer. Su trabajo no cuenta si un bloque rompe una regla: todo nodo completo lo revisa por su cuenta.',
  },
  breakEven: { labels: { before: 'monedas hasta ahí', halving: 'el halving', after: 'la mitad' } },
  machinePlace: { labels: { machine: 'una máquina', heaters: 'calefacción' } },
  machineOrCoin: { labels: { machine: 'una máquina', money: 'el mismo dinero', coin: 'bitcoin' } },
  belowTarget: {
    labels: { results: 'un punto por intento', target: 'bajo la meta', valid: 'válido' },
    text: 'Hay puntos repartidos por todo el dibujo, y cada uno es el resultado de un intento. Una línea cerca del borde de abajo es la meta. Un punto naranja está por debajo, con una marca de verificación: este bloque es válido.',
    caption:
      'Una dificultad mayor baja la línea, y menos intentos caen debajo de ella. Es un esquema: la franja real es demasiado delgada para dibujarla.',
  },
  keepApp: {
    labels: { keep: 'no la borres', wait: 'conéctate y espera', no: 'empezar de cero' },
    text: 'Tres escenas. Un teléfono con un canal en la pantalla y una marca de verificación, un teléfono con un reloj, y un basurero con un teléfono dentro y una equis.',
    caption:
      'La app conoce el reparto más nuevo de tu canal. No la borres, conéctate y espera. Si la borras, puedes perder el canal con ella.',
  },
  poolGroups: {
    labels: {
      one: 'Un grupo, mayo de 2024',
      oneShare: 'cerca de {one}',
      six: 'Seis grupos, 2025',
      sixShare: 'más de {six}',
    },
    text: 'Dos barras. En mayo de 2024, un solo grupo de pools tenía cerca de {one} de la tasa de hash. En 2025, seis grupos encontraron más de {six} de los bloques.',
    caption:
      'Los pools que parecen usar los mismos planes de bloque se cuentan como un grupo. La primera barra es una parte de la tasa de hash, y la segunda, una parte de los bloques encontrados. Son cuentas distintas y no muestran una subida.',
  },
  powerCents: {
    labels: {
      air: 'enfriada por aire: gana',
      airCents: 'unos {air} centavos',
      water: 'por agua: ganaría',
      waterCents: 'unos {water} centavos',
      home: 'muchas casas: 2 o 3 veces {air}',
      homeCents: '{homeMin} a {homeMax} centavos',
    },
    text: 'Tres barras para un kilovatio-hora. Con él, una máquina enfriada por aire gana unos {air} centavos, y una enfriada por agua ganaría unos {water}. Muchas casas pagan por él entre {homeMin} y {homeMax} centavos.',
    caption:
      'Por cada kilovatio-hora, con la tasa de hash promedio de 2025 y un precio de {price}. Donde la barra roja es más larga que la naranja, cada hora cuesta más de lo que gana.',
  },
  bothSides: {
    labels: {
      cut: 'más de {cut} menos en horas pico',
      paid: '{credits} millones en créditos ese mes',
      hum: 'los vecinos hablan de un zumbido constante',
      supporters: 'A favor:',
      critics: 'En contra:',
    },
    text: 'Tres filas. A favor: de veinte casillas de electricidad, diecinueve se apagan en las horas pico, más de {cut}. En contra: unos billetes van a la nave de minería, {credits} millones en créditos en un mes. De una nave salen ondas rojas de sonido que llegan a una casa y a una persona que está al lado.',
    caption:
      'Tres puntos de la discusión, todos de Texas: dos según el informe de la propia Riot sobre agosto de 2023, y uno tal como lo describen los vecinos de otra empresa.',
  },
  wordBits: {
    labels: { word: 'palabra', tosses: '{bits} tiros son una palabra', check: 'los {check} últimos son el control' },
    text: 'Doce filas de {bits} monedas en blanco, una fila para cada una de {words} palabras. Las últimas {check} monedas de la última fila tienen otro color: son el control, y las otras {random} son tiros.',
    caption:
      'Cada fila de {bits} monedas es una de las {words} palabras. Son {random} tiros, y la billetera calcula los {check} últimos. Las monedas están en blanco a propósito: con caras y cruces serían un secreto.',
  },
  badStarts: {
    labels: {
      paid: '{paid} pagados',
      plan: 'mensual',
      lump: 'única',
      first: '{firstStart} a {firstEnd}',
      second: '{secondStart} a {secondEnd}',
      third: '{thirdStart} a {thirdEnd}',
    },
    text: 'Tres pares de barras que se quedan cortas ante una línea en {paid}, la suma pagada. De {firstStart} a {firstEnd}: quedan {firstPlan} del plan mensual y {firstLump} de la compra única. De {secondStart} a {secondEnd}: {secondPlan} y {secondLump}. De {thirdStart} a {thirdEnd}: {thirdPlan} y {thirdLump}.',
    caption:
      'Las barras muestran lo que quedaba el día de la última compra, y el hueco hasta la línea, lo que faltaba. No se descuenta ninguna comisión.',
  },
  firstThings: {
    labels: { debt: 'sin deuda cara', fund: 'ahorros', bitcoin: 'bitcoin, si acaso' },
    text: 'Tres escalones que suben: una tarjeta de pago tachada, un banco y, arriba, una moneda.',
    caption:
      'El orden de los pasos: primero paga las deudas caras, después ahorra de tres a seis meses de gastos en una cuenta de banco, y luego piensa en bitcoin.',
  },
  lumpOrMonthly: {
    labels: {
      half: 'la mitad de los casos',
      stocks: 'Acciones del mundo, tres meses',
      months: 'Bitcoin, tres meses',
      year: 'Bitcoin, doce meses',
    },
    text: 'Tres barras con una marca en la mitad: la parte de los casos en que la compra única quedó adelante. Acciones de todo el mundo frente a un plan de tres meses: {stocks}. Bitcoin frente a tres meses: {months}. Bitcoin frente a doce meses: {year}. Las tres pasan de la marca.',
    caption:
      'Cuántas veces la compra única quedó por delante del plan. En Bitcoin son {monthsCases} de {monthsAll} inicios y {yearCases} de {yearAll}. El resto de cada barra son los casos en que no.',
  },
  everydayChoices: {
    labels: { now: 'hacia el ahora', later: 'hacia el después' },
    text: 'Tres pares de imágenes. Hacia el ahora: mirar el teléfono sin parar, escuchar con audífonos, un teléfono nuevo. Hacia el después: una cama de noche, una guitarra, y un teléfono viejo al lado de un frasco de ahorros.',
    caption:
      'La misma decisión en tres formas de todos los días. Ninguna es buena o mala en sí misma: depende de lo que necesites hoy.',
  },
  smallerLink: {
    labels: {
      first: 'el estudio famoso',
      larger: 'un grupo más grande y variado',
      allowed: 'si se descuentan hogar, familia y capacidad',
    },
    text: 'Tres barras para la relación entre esperar una golosina y tener buenos resultados en la escuela. En el estudio famoso está completa. En un grupo más grande mide la mitad. Si se descuentan el origen familiar, las capacidades tempranas y la vida en casa, queda un tercio de esa mitad.',
    caption:
      'Qué tan fuerte era la relación entre esperar y tener buenos resultados en la escuela. Los marcos muestran lo que se perdió de un paso al siguiente.',
  },
  harvest: {
    labels: { before: 'antes de cosechar', after: 'tras cosechar' },
    text: 'Dos imágenes. Antes de la cosecha, la caña de azúcar está sin cortar, y una hoja de prueba tiene {before} marcas de verificación verdes en diez ejercicios. Después, la caña está cortada, hay dinero, y la hoja de prueba tiene {after}.',
    caption:
      'Los agricultores hicieron la prueba antes de la cosecha, cuando faltaba el dinero, y después de cobrar. Las imágenes son un esquema: el número de respuestas correctas no es un dato.',
  },
  withinCountries: {
    labels: { now: 'ahora', later: 'después', one: 'un país', two: 'otro país', three: 'un tercero' },
    text: 'Tres filas de puntos, una por país, sobre una línea que va de ahora a después. Los centros de las filas están cerca unos de otros. Los puntos de cada fila están lejos unos de otros.',
    caption:
      'Es un esquema y no son datos: las distancias no están a escala. Cada punto es una persona, y la línea vertical es el centro de un país. Los países se distinguen menos entre sí que las personas dentro de cada uno.',
  },
  debtWeight: {
    labels: { rise: 'precios suben', same: 'sin cambio', fall: 'precios bajan' },
    text: 'Tres veces el mismo papel de una deuda, encima de los sacos de mercancía que hacen falta para pagarla. Si los precios suben, hacen falta menos. Si los precios bajan, hace falta uno más, que es rojo.',
    caption:
      'La deuda en dólares es la misma. Los sacos son la mercancía que la pagaría. Cuando los precios bajan, hacen falta más. Es un esquema y no está a escala.',
  },
  cathedral: {
    labels: { stone: 'primera piedra', walls: 'los muros', roof: 'el techo' },
    text: 'Una catedral en tres etapas: sus primeras piedras, sus muros sin techo y el edificio terminado. Junto a la primera etapa hay una pila alta de ahorros; junto a la segunda, la mitad; junto a la última, nada.',
    caption:
      'Es un esquema de la idea y no de cómo se pagaban las catedrales: el dinero apartado para el techo tiene que conservar su valor hasta entonces.',
  },
  offer: {
    labels: {
      now: '{now} hoy',
      later: '{later} en un año',
      real: '{later}, si los precios suben {prices}',
    },
    text: 'Tres filas de billetes de {note} cada uno. {now} hoy: diez billetes. {later} en un año: once, y el último es verde. Si los precios suben {prices}, cerca de la mitad del billete verde es un marco rojo vacío.',
    caption:
      'Cada billete es de {note}. Esperar agrega el verde. Si los precios suben {prices} en el año, {later} compran más o menos lo que hoy compran {real}, así que cerca de la mitad del billete verde desaparece.',
  },
  jar: {
    labels: { old: '1971', now: 'Mayo de 2025' },
    text: 'Un frasco de billetes de dólar, dos veces. En 1971 está lleno. En mayo de 2025 contiene los mismos billetes, pero lo que compran solo llena el fondo: el {dollar-value-lost-since-1971} desapareció.',
    caption:
      'Los billetes del frasco son los mismos. Está lleno hasta donde llega lo que compran: el {dollar-value-lost-since-1971} desapareció. El interés podría haber compensado una parte, todo o más.',
  },
  appUsers: {
    labels: { lost: 'probable pérdida', others: 'los demás' },
    text: 'Tres filas de cuatro teléfonos, cada uno con una línea de precio. En las tres columnas de la izquierda, {losers} líneas bajan y son rojas. Las otras, en la columna de la derecha, suben y son verdes.',
    caption:
      'Cada teléfono representa a uno de cada {users} usuarios de apps. Según una estimación aproximada, unos {losers} de ellos probablemente habían perdido dinero a fines de 2022.',
  },
  goodReasons: {
    labels: { child: 'niño enfermo', promise: 'promesa rota', debt: 'deuda cara', study: 'estudios' },
    text: 'Cuatro imágenes: un niño en cama con una cruz roja encima, una promesa hablada y tachada junto a un billete, una tarjeta de banco cuya deuda crece, y un birrete de estudiante.',
    caption:
      'Cuatro casos en los que elegir «ahora» suele ser sensato: una necesidad, falta de confianza, una deuda cara y un ingreso que todavía está por llegar.',
  },
  whichFirst: {
    labels: { coins: '¿primero bitcoin?', plans: '¿o los planes?' },
    text: 'Dos escenas. A la izquierda, una flecha de una moneda a un calendario con una marca de verificación. A la derecha, una del calendario a la moneda.',
    caption:
      'Una historia que se lee de dos maneras: bitcoin puede llevar a hacer planes, o los planes pueden llevar a bitcoin.',
  },
  startDates: {
    labels: { end: '{end}', rate0: '{change0} al año', rate1: '{change1} al año', rate2: '{change2} al año' },
    text: 'Tres líneas que terminan en {end}. Desde {start0}: {change0} al año. Desde {start1}: {change1} al año. Desde {start2}: {change2} al año, en rojo.',
    caption:
      'Cada línea va de su inicio a {end}: su largo es el tiempo. El número es el cambio promedio del precio de bitcoin al año.',
  },
  childDeaths: {
    labels: { old: 'hace dos siglos', now: '2021' },
    text: 'Dos veces cien puntos, y cada uno es un niño. Hace dos siglos, {children-died-1800:number} son rojos, por los niños que murieron antes de cumplir cinco años. En 2021 son {children-died-2021:number}.',
    caption:
      'Cada punto es un niño de cada cien. Los rojos murieron antes de cumplir cinco años. La caída empezó mucho antes de 1971 y siguió después.',
  },
  waits: {
    labels: { kept: 'promesa cumplida', broken: 'promesa rota', minutes: 'minutos' },
    text: 'Dos niños sentados a una mesa con una golosina. Uno conoció a un adulto que cumple sus promesas, y espera unos {kept} minutos. El otro conoció a uno que no las cumple, y espera unos {broken}. Cada cuadrado es un minuto.',
    caption:
      'Cada cuadrado es un minuto de espera, en promedio. Los dos grupos habían conocido a adultos distintos. Solo participaron 28 niños, así que el tamaño de la diferencia es incierto.',
  },
  boxRates: {
    labels: {},
    text: 'Cuadrados para aquello en que se convierten {start} después de diez años: {end0} a {rate0}, {end1} a {rate1}, {end2} a {rate2} y {end3} a {rate3}. Al lado, un bloque enorme: unos {topEnd} a {top}. Está hecho de cuadrados de {start}, unos {count}.',
    caption:
      'En qué se convierten {start} después de diez años con cada tasa de la casilla, a escala. Cada celda del bloque grande son {start}: hay unas {count}.',
  },
  purchaseFee: {
    labels: {
      small: 'comisión: {fee} de {small}',
      large: 'comisión: {fee} de {large}',
      smallPart: '{smallPart} menos',
      largePart: '{largePart} menos',
    },
    text: 'Dos barras del mismo largo, y cada una es una compra. Una comisión de {fee} cubre {smallPart} de la compra de {small} y {largePart} de la compra de {large}.',
    caption: 'Cada barra es una compra entera. La parte roja es la comisión, que en dólares es la misma en las dos.',
  },
  purchaseWay: {
    labels: {
      payIn: 'depositar',
      inside: 'comisión + spread',
      withdrawal: 'retiro',
      bank: 'tu banco',
      platform: 'plataforma',
      wallet: 'tu billetera',
      transfer: 'costo total, transferencia',
      card: 'costo total, tarjeta',
    },
    text: 'El camino de {sum} desde tu banco, pasando por una plataforma, hasta tu propia billetera, por transferencia bancaria. Depositar cuesta {payIn} ({cardPayIn} con tarjeta), la plataforma se queda con una comisión de {fee} y un spread de {spread}, y el retiro cuesta {withdrawal}. Llegan bitcoins por {arrives}. Dos barras de {sum} muestran todos los costos como una parte roja: {transferTotal} con transferencia bancaria y {cardTotal} con tarjeta.',
    caption:
      'Los números inventados de la tabla, para una transferencia bancaria de {sum}. En las barras, lo rojo es lo que los costos se llevan de {sum}.',
  },
  wordsOnWebsite: {
    labels: { website: 'una página que pide', device: 'tu propia billetera' },
    text: 'A la izquierda, una página web con campos para las palabras de recuperación y, delante de ellos, un anzuelo que cuelga. A la derecha, tu propia billetera física con palabras en la pantalla y una marca de verificación verde.',
    caption: 'En una página que pide tus palabras, cada campo es un anzuelo: lo que escribes le llega a un ladrón.',
  },
  slowHabit: {
    labels: { wait: 'espera un día', check: 'revisa dos veces', little: 'envía un poco' },
    text: 'Tres escenas. Una hoja de calendario con un día marcado. Dos lupas sobre la misma línea de una dirección. Una moneda pequeña que va delante de una pila de monedas.',
    caption: 'Un día antes de que el dinero se mueva, dos miradas a adónde va, y una suma pequeña antes que la grande.',
  },
  borrowed: {
    labels: {
      before: 'Tienes bitcoin por {bought}',
      own: '{own} tuyos',
      borrowed: '{borrowed} prestados',
      after: 'El precio cae {fall}',
      gone: 'tus {own} ya no están',
    },
    text: 'Dos barras. La primera es bitcoin por {bought}: {borrowed} son prestados y {own} son tuyos. En la segunda, después de una caída de {fall}, los {borrowed} prestados siguen ahí, y la parte que era tuya es un marco rojo vacío.',
    caption:
      'Hay que devolver el préstamo completo, así que toda la caída sale de tus propios {own}. No se cuentan comisiones ni intereses.',
  },
  swappedAddress: {
    labels: {
      copied: 'lo que copiaste',
      malware: 'un virus la cambia',
      pasted: 'lo que pegaste',
      start: 'inicio',
      middle: 'medio',
      end: 'final',
    },
    text: 'Dos direcciones completas. La de arriba es la que copiaste: seis caracteres al comienzo, en el medio y al final están en negrita. Un bicho está sobre la flecha que va a la de abajo, que es la que pegaste. Es otra dirección, y los mismos tres lugares llevan equis rojas.',
    caption:
      'Una dirección cambiada puede coincidir en los dos extremos y ser distinta solo en el medio. Son dos ejemplos publicados, que no sirven para pagos.',
  },
  fakeSupport: {
    labels: { ask: 'preguntas', answer: 'un extraño', want: 'lo que quiere' },
    text: 'Tres escenas. Una página pública con una pregunta. Una persona con audífonos y máscara. Un formulario que pide palabras, el control de una pantalla y monedas.',
    caption:
      'Los ladrones también leen las preguntas públicas. El «agente» quiere tus palabras, tu pantalla o tus monedas.',
  },
  fakeRomance: {
    labels: { kind: 'semanas de chat', win: 'pequeña ganancia', tax: 'antes, «impuesto»' },
    text: 'Tres escenas. Un chat con un corazón. Un teléfono con una línea que sube, aunque solo es discontinua, y una moneda que se paga. Una casa que parece un banco, con un candado: para pagar, piden antes un impuesto.',
    caption:
      'Una pequeña ganancia que sí puedes retirar hace que pongas más. Luego te piden pagar primero un «impuesto».',
  },
  pledge: {
    labels: {
      before: 'Das en garantía bitcoin por {pledge}',
      after: 'El precio cae {fall}',
      loan: 'el préstamo, {loan}',
      partBefore: 'préstamo: {partBefore}',
      partAfter: 'préstamo: {partAfter}',
    },
    text: 'Dos barras. La primera es una garantía de bitcoin por {pledge}. La segunda es el mismo bitcoin después de una caída de {fall}: vale {rest}, y la parte que falta es un marco rojo vacío. Una línea en {loan}, el préstamo, cruza las dos barras: es {partBefore} de la primera y {partAfter} de la segunda.',
    caption:
      'El precio cae, y el préstamo de {loan} sigue igual. Cerca de {partAfter}, quienes prestan suelen vender las monedas de inmediato, aunque todavía cubren el préstamo. Aquí no se cuentan intereses ni comisiones.',
  },
  coinsToSpend: {
    labels: { many: '{coins} monedas chicas', one: 'una moneda' },
    text: '{coins} monedas pequeñas, que cuestan {manyUsd} al gastarlas, y una moneda grande, que cuesta {oneUsd}.',
    caption:
      'La parte de la comisión que corresponde a las monedas: {coins} × {size} vB × {rate} sat/vB = {manySatoshis} satoshis, o {manyUsd} con un bitcoin a {price}. Por una sola moneda son {oneSatoshis} satoshis, o {oneUsd}. El resto del pago cuesta lo mismo en los dos casos y no se cuenta aquí.',
  },
  coinFlippers: {
    labels: { streak: '{flips} caras seguidas', others: 'los otros {others}' },
    text: 'Un campo de {people} puntos, y cada uno es una persona que lanza monedas al aire. Uno está encendido, y una línea va de él a una fila de {flips} monedas que muestran todas cara. Los otros {others} están pálidos.',
    caption:
      'Cada punto es una de {people} personas, y cada una lanza una moneda {flips} veces. Se cuenta la historia de quien saca {flips} caras por pura suerte.',
  },
  caseDates: {
    labels: {
      individuals: 'Personas',
      finney: 'Hal Finney',
      pizza: 'Laszlo Hanyecz',
      wages: 'Roya Mahboob',
      drive: 'James Howells',
      donations: 'Feminist Coalition',
      businesses: 'Empresas',
      gox: 'Mt. Gox',
      strategy: 'Strategy',
      block: 'Block',
      tesla: 'Tesla',
      ftx: 'FTX',
      steak: 'Steak ’n Shake',
      countries: 'Países',
      bhutan: 'Bután',
      salvador: 'El Salvador',
      car: 'República Centroafricana',
      well: 'salió bien',
      mixed: 'a medias',
      badly: 'mal',
    },
    text: 'Los {all} casos de esta página con sus años, desde {first} hasta hoy, en tres grupos: personas, empresas y países. Cada nombre es un enlace a su historia. Una marca al comienzo de cada uno muestra cómo le fue: bien, {well}; a medias, {mixed}; mal, {badly}.',
    caption:
      'Los {all} casos según sus años. Cada nombre lleva a su historia. La marca es nuestro juicio en breve: bien, {well}; a medias, {mixed}; mal, {badly}. Una línea con flecha sigue hasta hoy. Nosotros elegimos estos casos, así que los números no dicen nada de todos los usuarios.',
  },
  keysOrPromise: {
    labels: { howells: 'James Howells', customers: 'Mt. Gox, FTX', promise: 'promesa' },
    text: 'A la izquierda, James Howells: dos monedas con una marca de verificación verde y una llave con una equis roja. A la derecha, los clientes de Mt. Gox y FTX: ni moneda ni llave, solo una hoja de papel con una promesa.',
    caption:
      'James Howells tenía monedas y no tenía la clave. Los clientes de Mt. Gox y FTX no tenían ninguna de las dos. Tenían la promesa de una empresa.',
  },
  lastFall: {
    labels: { high: 'mayor cierre diario de 2025', last: 'fines de junio de 2026' },
    text: 'Dos barras para el precio de un bitcoin: {highUsd} en el cierre diario más alto de 2025 y {lastUsd} a fines de junio de 2026. La parte que falta es un marco rojo vacío: {fall}.',
    caption:
      'El precio de un bitcoin, a escala. Quienes compraron cerca del máximo habían perdido para entonces cerca de la mitad. Nuestros precios terminan ahí.',
  },
  storyCheck: {
    labels: {
      title: 'Un hombre de Texas…',
      button: 'Únete ya',
      name: 'sin nombre',
      losses: 'sin pérdidas',
      gain: 'anuncio',
    },
    text: 'Una página web inventada con una historia que empieza «Un hombre de Texas». A su lado hay tres equis rojas: no da ningún nombre, no muestra pérdidas, y su botón «Únete ya» la convierte en un anuncio.',
    caption:
      'Una página inventada que no pasa la prueba. No tiene nombre, no muestra pérdidas, y el botón del final gana con que le creas.',
  },
  caseFinney: { labels: { sender: 'Satoshi', sum: '10 monedas', receiver: 'Hal Finney' } },
  casePizza: { labels: { coins: '10 000 monedas', pizzas: '2 pizzas' } },
  caseWages: { labels: { cash: 'les quitan dinero', phone: 'bitcoin, luego el desplome' } },
  caseDrive: { labels: { key: 'las claves', ledger: 'monedas' } },
  caseDonations: { labels: { bank: 'cerrado', group: 'bitcoin', helpers: 'ayuda' } },
  caseGox: { labels: { failed: '2014', coins: '2024: las primeras' } },
  caseStrategy: { labels: { paid: 'precio promedio', price: 'fines de junio de 2026' } },
  caseBlock: { labels: { first: 'octubre de 2020', second: 'febrero de 2021' } },
  caseTesla: { labels: { bought: 'compró', sold: 'vendió 75 %', later: 'más del doble' } },
  caseFtx: { labels: { dollars: 'en dólares', bitcoin: 'en bitcoin, mayo de 2025' } },
  caseSteak: { labels: { says: 'según ella', card: 'con tarjeta', lightning: 'con Lightning' } },
  caseBhutan: { labels: { river: 'agua', first: '2024: 13 000', second: '2026: 5400' } },
  caseSalvador: { labels: { first: 'pagó en 2023: {salvador-paid-2023}', second: 'en 2024: {salvador-paid-2024}' } },
  caseRepublic: { labels: { made: 'abril de 2022', taken: 'marzo de 2023' } },
  halvings: {
    labels: {
      cap: '21 millones',
      date: 'fines de 2025',
      unit: 'monedas nuevas por bloque',
      issued: '{millions} millones',
      rest: 'por venir',
    },
    text: 'Una línea que sube desde cero en {start} y se dobla cada {halving-blocks} bloques, la última vez en {last}. Las monedas nuevas de cada bloque bajan a la mitad una y otra vez, de {block-reward-2009} a {block-reward}, así que cada subida es la mitad de alta que la anterior. Un punto marca el final de 2025, cuando la línea casi llegó a la línea discontinua de los 21 millones.',
    caption:
      'Todas las monedas emitidas, incluidas las perdidas. La parte pálida todavía está por venir. Cada columna son {halving-blocks} bloques, unos cuatro años.',
  },
  compareAddress: {
    labels: { start: 'primeros {count}', middle: '{count} del medio', end: 'últimos {count}' },
    text: 'Una dirección de un ejemplo publicado, en tres líneas. Hay tres partes enmarcadas: {start} al comienzo, {middle} en el medio y {end} al final.',
    caption:
      'Un ejemplo publicado, que no sirve para pagos. La dirección de un ladrón puede tener el mismo comienzo y el mismo final, así que el medio también cuenta. Los cuatro primeros caracteres son iguales en todas las direcciones de este tipo.',
  },
  feeRanges: {
    labels: {
      rule: 'la regla del responsable, 2025',
      low: 'baja, sin prisa',
      standard: 'normal',
      high: 'alta, urgente',
      lowSum: '{lowMin} a {lowMax}',
      standardSum: '{standardMin} a {standardMax}',
      highSum: '{highMin} a {highMax} o más',
      days: 'por días, {size} vB, precio de junio de 2026',
      low2026: 'mayo de 2026, baja, {fee-rate-low-2026} sat/vB',
      high2026: 'mayo de 2026, alta, {fee-rate-high-2026} sat/vB',
      rush2024: 'atasco, feb. 2024, {fee-rate-rush-2024} sat/vB',
    },
    text: 'Barras en una misma escala de {zero} a {most}. La regla del responsable del sitio: baja, de {lowMin} a {lowMax}; normal, de {standardMin} a {standardMax}; alta, de {highMin} a {highMax} o más. Días sueltos, para un pago simple: {low2026Cost} a {fee-rate-low-2026} sat/vB y {high2026Cost} a {fee-rate-high-2026} en mayo de 2026, y {rush2024Cost} a {fee-rate-rush-2024} en un atasco, en febrero de 2024. Todo al precio de fines de junio de 2026.',
    caption:
      'Las barras de mayo de 2026 están dibujadas un poco más anchas de lo debido. Hasta el promedio durante un atasco, en febrero de 2024, está por debajo de lo que el responsable del sitio calcula para una urgencia. El promedio de todo 2025 fue de {average2025}.',
  },
  lunchPayment: {
    labels: { lunch: 'en la mesa', record: 'en el registro', bank: 'banco cerrado' },
    text: 'Tres escenas. Dos personas a la mesa con sus teléfonos: una le paga a la otra. La flecha de un teléfono al otro pasa por nueve computadoras que tienen todas la misma anotación. Un banco con el cartel de cerrado, bajo la luna, no tiene ninguna flecha.',
    caption:
      'Su teléfono envía el pago a la red, y ningún banco participa. El pago vale cuando está en el registro que llevan muchas computadoras.',
  },
  replacedPayment: {
    labels: { own: 'su billetera', payer: 'quien paga', shop: 'la tienda' },
    text: 'Quien paga está entre su propia billetera y una tienda con un paquete. La flecha a la tienda, con una comisión pequeña, está tachada. Vale la flecha a su propia billetera, con una comisión más alta.',
    caption:
      'Un tramposo reemplaza el pago pendiente por otro dirigido a sí mismo, con una comisión más alta. Si para entonces el paquete ya salió, la tienda no tiene nada.',
  },
  fullCircle: {
    labels: { you: 'tú', explorer: 'búscalos', other: 'la otra parte' },
    text: 'Dos teléfonos y dos flechas. Llegan {receive} de la otra parte, y vuelven {send}. Entre las flechas hay una lupa: los dos pagos se pueden buscar.',
    caption:
      'Una vuelta completa con sumas pequeñas: recibes, envías y, si es en la cadena, buscas los dos pagos en un explorador de bloques.',
  },
  beforeSending: {
    labels: { words: 'palabras en papel', calm: 'sin prisa', call: 'llamada' },
    text: 'Tres escenas. Un lápiz sobre una hoja de papel con dos columnas de palabras. Un reloj con dos patas. Dos teléfonos con una cara en cada uno y señales entre ellos.',
    caption:
      'Tres cosas que conviene tener antes del primer pago. El papel es para una billetera que controlas tú. La llamada es para una dirección que te parezca rara.',
  },
  explorerPage: {
    labels: {
      id: 'id de transacción',
      state: '¿confirmada?',
      amount: 'monto',
      address: 'dirección',
      names: 'nombres: casi nunca',
    },
    text: 'Una página de un explorador de bloques con cinco filas: el id de la transacción; si está confirmada, con una marca de verificación verde; el monto, con una moneda; la dirección; y una fila vacía para los nombres.',
    caption:
      'Lo que muestra un explorador sobre un pago en la cadena. Los valores de aquí son inventados. Por regla general no muestra nombres, y el sitio web puede ver qué buscas.',
  },
  stuckWays: {
    labels: { wait: 'espera', copy: 'copia que paga más', child: 'remolque' },
    text: 'Tres caminos. Una carta discontinua debajo de un reloj. Una carta discontinua y, debajo, una copia con un sello más grande. Una locomotora pequeña que arrastra un vagón.',
    caption:
      'Tres caminos para un pago que espera: dale tiempo, reemplázalo por una copia que pague más (vuelve a leer quién recibe y cuánto) o gasta con una comisión alta una de sus monedas pendientes.',
  },
  findPayment: {
    labels: {
      ask: 'busca el id',
      found: 'confirmado',
      sync: 'deja que se ponga al día',
      pending: 'pendiente',
      wait: 'espera o acelera',
      missing: 'no está',
      unsent: 'no se envió, o Lightning',
    },
    text: 'Una lupa con tres flechas hacia tres respuestas. Confirmado, con una marca de verificación: deja que la billetera se ponga al día. Pendiente, con un reloj: espera o acelera el pago. No está, con una equis: no se envió, o fue por Lightning.',
    caption:
      'Tres respuestas de un explorador de bloques y qué significa cada una. «Confirmado» solo ayuda si va a tu dirección.',
  },
  wrongAddress: {
    labels: { pending: 'pendiente: cancela', confirmed: 'confirmado: pide' },
    text: 'A la izquierda, una carta discontinua con una flecha verde que da la vuelta. A la derecha, una moneda en un bloque, una persona al lado y una flecha discontinua que vuelve desde la persona.',
    caption:
      'Mientras no esté en un bloque, quizá la billetera todavía pueda cancelarlo, así que inténtalo enseguida. Después, solo puede devolverlo quien tiene la dirección. Nadie te puede vender eso.',
  },
  failedLightning: {
    labels: { expired: 'vencida', offline: 'sin conexión', room: 'sin lugar' },
    text: 'Tres escenas. Una factura con un reloj. Un teléfono discontinuo con una equis roja. Una moneda grande ante un enlace delgado entre dos billeteras, y una equis roja.',
    caption:
      'Tres razones por las que falla un pago. Mientras solo esté pendiente, todavía no falló: no pagues por segunda vez.',
  },
  majority: {
    labels: {
      power: 'toda la potencia',
      half: 'más de la mitad',
      can: 'puede',
      recent: 'deshacer lo reciente',
      cannot: 'no puede',
      coins: 'tomar tus monedas',
    },
    text: 'Una barra de toda la potencia de minería. Un tramposo tiene algo más de la mitad, en rojo. Abajo, a la izquierda: puede deshacer el último de tres bloques, que es discontinuo. A la derecha: no puede abrir un candado con dos monedas, porque falta la clave.',
    caption:
      'Lo que un grupo con más de la mitad de la potencia podría hacer y lo que no. Podría bloquear o revertir pagos recientes. Para mover tus monedas necesitaría tu clave.',
  },
  priceFalls: {
    labels: { title: 'lo que quedó de {before}', first: '2011', second: '2013 a 2015' },
    text: 'Dos barras altas y discontinuas de {before}, de las que solo queda una parte naranja baja. Quedan {first} después de la caída de {firstFall} en 2011, y {second} después de la caída de {secondFall} de 2013 a 2015.',
    caption:
      'La parte discontinua había desaparecido en el mínimo, para quien compró en el máximo. Después, el precio superó los dos máximos. A fines de junio de 2026 estaba muy por debajo de su máximo de 2025.',
  },
  fakeHelp: {
    labels: { stranger: '«equipo de soporte»', asks: '12 palabras', close: 'cierra el chat' },
    text: 'Una persona con máscara pide doce palabras en un globo de diálogo. A la derecha hay una ventana de chat con una equis roja en la esquina.',
    caption:
      'Una pregunta amable en un foro de ayuda y la única buena respuesta: cierra la ventana antes de escribir ninguna palabra.',
  },
  twoEstimates: {
    labels: { past: 'bloques previos', now: 'en espera', next: 'nuevo' },
    text: 'Un ojo con una lupa mira tres bloques de una cadena. Otro ojo mira una pila de pagos que esperan. A la derecha hay un bloque discontinuo con un signo de interrogación.',
    caption:
      'Un estimador mira hacia atrás, y el otro, lo que espera ahora. Muchas veces no coinciden, y ninguno puede ver el próximo bloque ni quién ofrecerá por él.',
  },
  consolidate: {
    labels: {
      coins: '{count} monedas en una: unos {size} vB',
      low: 'a {lowRate} sat/vB',
      high: 'a {highRate} sat/vB',
      lowFee: '{lowFee} sat',
      highFee: '{highFee} sat',
    },
  },
  codeSticker: {
    labels: { shop: 'código de la tienda', thief: 'código pegado' },
    text: 'Dos carteles con un código cuadrado. El de la izquierda tiene una marca de verificación verde. En el de la derecha hay una calcomanía con otro código, pegada torcida sobre el primero, y una de sus esquinas se despega. Tiene una equis roja.',
    caption:
      'Una cámara lee el código que está encima. Una calcomanía bien puesta, o un cartel entero falso, no se nota. Si puedes, paga el código que muestra la pantalla de la propia tienda.',
  },
  surveyDots: {
    labels: {
      people: 'de {people} adultos en EE. UU., 2023',
      held: '{adults-with-crypto-2023:number} usaron o tuvieron alguna en el último año',
      paid: 'cerca de {adults-paying-with-crypto-2023:number} pagó con ella',
    },
    text: '{people} puntos para {people} adultos de Estados Unidos en 2023. {adults-with-crypto-2023:number} son oscuros: habían usado o tenido alguna criptomoneda en el último año. De estos, cerca de {adults-paying-with-crypto-2023:number} tiene un anillo: esa persona también pagó con ella.',
    caption:
      'La encuesta de la Reserva Federal, como {people} personas. «Alguna» es cualquier criptomoneda, así que la parte de bitcoin solo puede ser igual o menor. Cerca de una persona más había enviado alguna a amigos o familiares.',
  },
  costPayIn: { labels: { transfer: 'transferencia', card: 'tarjeta' } },
  costSpread: { labels: { market: 'el mercado', app: 'la app' } },
  costTakeOut: { labels: { app: 'la app', fast: 'rápido: con costo', slow: 'lento: gratis', wallet: 'tu billetera' } },
  bankOrBox: {
    labels: { bank: 'en un banco', box: 'bajo la cama' },
    text: 'Dos escenas. Un banco con un billete. Una cama y, debajo, una caja de la que asoma un billete.',
    caption: 'Nadie puede congelar la caja de debajo de la cama. Nadie puede ayudarte si se pierde o te la roban.',
  },
  hundredths: {
    labels: { title: 'la centésima parte, {times} veces', sat: '1 satoshi = 0.00000001 bitcoin' },
    text: 'Cuatro cuadrados de cien celdas cada uno. El primero es un bitcoin. Una de sus celdas es el segundo cuadrado, de {part1} bitcoin. Una celda de ese es el tercero, de {part2}, y una del tercero es el cuarto, de {part3}. Una celda del cuarto es un satoshi.',
    caption:
      'Cada cuadrado es una celda del cuadrado anterior. Después de cuatro pasos así, una celda es un satoshi: hay 100 millones en un bitcoin.',
  },
  confirmations: {
    labels: {
      unit: 'confirmaciones',
      dots: 'rojo: gana el ladrón, de 100',
      none: 'sin espera',
      wait1: '{minutes1} min',
      wait3: '{minutes3} min',
      wait6: '{minutes6} min',
      nothing: 'nada',
      sums: 'para sumas',
      atMost: 'hasta {chance0} %',
      small: 'pequeña',
      middle: 'media',
      large: 'grande',
    },
    text: 'Cuatro cuadrados de cien puntos. Sin ninguna confirmación, hasta {chance0} son rojos: gana el ladrón. Después de una confirmación, normalmente {minutes1} minutos, {chance1} son rojos; después de tres, {minutes3} minutos, {chance3}; después de seis, {minutes6} minutos, {chance6}. Debajo hay pilas de monedas para las sumas que convienen: ninguna, una pequeña, una mediana y una grande.',
    caption:
      'El ladrón de aquí es quien te paga. Mientras el pago está pendiente, no necesita potencia de minería para recuperarlo, así que no entregues nada todavía. Después de seis bloques, solo una mota de un punto es roja, a escala.',
  },
  subsidy: {
    labels: { unit: 'bitcoins nuevos por bloque' },
    text: 'Escalones que bajan de izquierda a derecha: {btc0} bitcoins nuevos por bloque desde {year0}, {btc1} desde {year1}, {btc2} desde {year2}, {btc3} desde {year3} y {btc4} desde {year4}.',
    caption:
      'Cada halving reduce a la mitad los bitcoins nuevos de un bloque, de {btc0} al comienzo a {btc4} desde {year4}. Los escalones siguen, cada vez más bajos, hasta que hacia el año 2140 ya no salen monedas nuevas.',
  },
  poolIncome: {
    labels: { alone: 'Solo', pool: 'En un pool', years: '{years} años', time: 'tiempo' },
    text: 'Dos líneas de tiempo. Solo: hay una moneda grande al final de una línea cortada para que quepa, {years} años en promedio. En un pool: monedas pequeñas se siguen de cerca unas a otras.',
    caption:
      'Una máquina de 1 TH/s. Sola, gana un bloque entero cada {years} años en promedio, y con suerte quizá mañana. En un pool le pagan poco, pero a menudo.',
  },
  minerJobs: {
    labels: { collect: '1 reunir', pack: '2 armar', search: '3 buscar' },
    text: 'Tres escenas. Una pila de pagos con una marca de verificación verde. Un bloque con pagos dentro, unido al bloque anterior. Una máquina que prueba números y encuentra uno que sirve.',
    caption:
      'Las tres tareas en orden: revisar los pagos que esperan, empacarlos en un bloque enlazado y buscar un número que lo haga válido.',
  },
  proofOfStake: {
    labels: { before: 'con minería', after: 'sin ella' },
    text: 'Cien cuadrados para la electricidad que usaba Ethereum con la minería. A su lado, menos de un cuadrado para la que usó después.',
    caption:
      'La electricidad de Ethereum antes y después de dejar la minería, según su propio informe: desaparecieron más de 99 de 100 cuadrados.',
  },
  retarget: {
    labels: {
      planned: 'previsto: {planned} días',
      came: 'llegaron en {came} días',
      next: 'dificultad antes y después',
    },
    text: 'Dos filas de días: los bloques estaban previstos para {planned} días y llegaron en {came}. Debajo, una barra para la dificultad, que se alarga {harder}.',
    caption:
      'Cada casilla es un día. Los bloques llegaron demasiado rápido, así que encontrar los siguientes será {harder} más difícil.',
  },
  feeShare: {
    labels: { subsidy: 'bitcoins nuevos', first: '{fees0} comisiones', second: 'cerca de {fees1}' },
    text: 'Dos barras para los ingresos de los mineros en bitcoin. En {year0}, {fees0} eran comisiones; en {year1}, cerca de {fees1}. El resto eran bitcoins nuevos.',
    caption:
      'Lo que ganaron los mineros, en bitcoin. Cuando desaparezca la parte naranja, hacia 2140, la verde tendrá que pagarlo todo.',
  },
  cleanPower: {
    labels: {
      council: 'Mining Council, mediados de 2022',
      model: 'Cambridge, enero de 2022',
      survey: 'Cambridge, informe de 2025',
      renewable: '{renewable} renovable',
      nuclear: '{nuclear} nuclear',
      gas: 'gas {gas}',
    },
    text: 'Tres barras del mismo largo, una para la electricidad de la minería según cada cuenta. La parte verde es la que esa cuenta llama sostenible: {council} según el Mining Council a mediados de 2022, {model} según Cambridge para enero de 2022 y {survey} en el informe de Cambridge de 2025. Esta última parte es {renewable} renovable y {nuclear} nuclear; el gas natural es {gas}.',
    caption:
      'Lo verde es la energía renovable y nuclear, tal como la contó cada una de las tres cuentas. La primera es una encuesta voluntaria de un grupo del sector. La segunda es un modelo. La tercera preguntó a empresas con el 48 por ciento de la red.',
  },
  hashRate: {
    labels: { unit: 'intentos por segundo, promedio del año', cpu: 'CPU', gpu: 'GPU', fpga: 'FPGA', asic: 'ASIC' },
    text: 'Una línea que sube de {firstRate} en {first} a {lastRate} en {last}. Debajo están los años de las máquinas: CPU, luego GPU, FPGA y, durante la mayor parte del tiempo, ASIC.',
    caption:
      'Cada línea de la cuadrícula es un millón de veces la de abajo. En una escala así, cerca de la mitad de la subida llegó antes de {asicYear}, sin chips especiales.',
  },
  rises: {
    labels: {
      pay: 'Salario promedio por hora',
      shelter: 'Alquileres y otra vivienda',
      food: 'Comida en casa',
      homes: 'Precio de casas',
      line: 'lo que el salario',
    },
    text: 'Cuatro barras: el salario promedio por hora subió {pay}; los alquileres y otros gastos de vivienda, {shelter}; la comida en casa, {food}; y los precios de las casas, {homes}. En cada barra, una línea muestra dónde termina la del salario.',
    caption:
      'La línea es la subida del salario: lo que la pasa subió más. Todos los precios al consumidor juntos subieron un poco menos que el salario.',
  },
  weeklyShop: {
    labels: { before: 'fines de 2019', after: 'cinco años después' },
    text: 'La misma bolsa de comida dos veces. A fines de 2019 cuesta una barra de dinero de {beforeUsd}. Cinco años después cuesta {afterUsd}: la barra se alarga con una parte roja.',
    caption:
      'La bolsa es la misma. Las barras de abajo son los dólares que cuesta, a escala. Lo rojo es lo que se agregó.',
  },
  causes: {
    labels: {
      money: 'dinero nuevo',
      aid: 'ayudas',
      supply: 'suministros',
      energy: 'guerra y energía',
      prices: 'precios',
    },
    text: 'Una etiqueta de precio con una flecha hacia arriba. Cuatro cosas la empujan: un teléfono con un depósito nuevo, un sobre con ayuda del Estado, un barco de carga por las cadenas de suministro rotas y un surtidor de combustible por la guerra y los costos de la energía.',
    caption:
      'Causas que se nombran para la subida de los precios hasta junio de 2022. Se discute cuánto pesó cada una, así que el tamaño de las imágenes no dice nada.',
  },
  access: {
    labels: { account: 'sin cuenta', frozen: 'congelada', own: 'tu billetera' },
    text: 'Tres escenas. Un banco con una equis roja: no abre la cuenta. Un teléfono con un candado y una equis roja: la cuenta está congelada. Un teléfono con una moneda y una marca de verificación verde: una billetera propia.',
    caption:
      'A una persona no le abren cuenta, a otra se la congelan. Una billetera propia no necesita permiso, pero sí internet, una comisión y tu clave.',
  },
  knownSupply: {
    labels: { limit: 'casi 21 millones', users: 'casi todos de acuerdo' },
    text: 'Dos escenas. Una pila completa de monedas debajo de una línea; una caja discontinua por encima de la línea tiene una equis roja. Tres usuarios levantan cada uno un cartel con una equis roja: rechazan más monedas.',
    caption:
      'El tope está en el programa de cada nodo completo. Quien acepta más monedas acepta tener una parte menor del total.',
  },
  fundShare: {
    labels: { share: 'una participación', coins: 'monedas propias' },
    text: 'Dos escenas. Un papel de un fondo con una flecha tachada: la participación no se puede enviar. Un teléfono con una llave, y una moneda camino a otro teléfono, con una marca de verificación verde.',
    caption:
      'Una participación no necesita clave y se puede vender, pero no puedes pagarle a nadie con ella. Las monedas con tu propia clave pueden ir a cualquiera, y las puedes perder.',
  },
  otherTools: {
    labels: { bonds: 'bonos indexados', shares: 'fondos', gold: 'oro', stable: 'una stablecoin' },
    text: 'Cuatro imágenes: un bono con una flecha que sube, casas y torres de muchas empresas, barras de oro, y una moneda con el signo de dólar sobre una línea recta.',
    caption:
      'Otras cuatro herramientas, en el orden del texto. Ninguna está libre de riesgo, y una stablecoin es una promesa de quien la emite.',
  },
  worker: {
    labels: { paid: 'cobra en bitcoin', fell: 'desplome', start: 'nuevo inicio' },
    text: 'Tres escenas. Una mujer con un pañuelo en la cabeza y un teléfono con una moneda. Una línea de precio que cae. Una maleta con una moneda: ella la guardó, y viajó con ella.',
    caption:
      'Una historia con sus dos lados: el desplome que puso fin a los salarios en bitcoin y las monedas que viajaron con ella.',
  },
  couple: {
    labels: { buyers: 'los dos, 30', home: 'casa en venta' },
    text: 'Dos personas, un hueco y una casa con un signo de dólar en la etiqueta del precio. No llegan a la casa.',
    caption:
      'No pudieron comprar, ni siquiera en un mercado más barato que el promedio. Dos personas son un ejemplo y no una estadística.',
  },
  buyers2021: {
    labels: {
      people: 'de {people} usuarios de apps, fines de 2022',
      least: '{app-users-at-loss-least:number} con pérdida, según la estimación baja',
      most: 'hasta {app-users-at-loss-most:number}, según la alta',
    },
    text: '{people} puntos para {people} usuarios de apps. {app-users-at-loss-least:number} son rojos: según la estimación baja, a fines de 2022 tenían pérdidas. Los siguientes son anillos rojos, hasta {app-users-at-loss-most:number}: la estimación alta. Los demás son grises.',
    caption:
      'Cada punto es uno de cada cien usuarios de apps, en 95 países. Las pérdidas son estimaciones. Los anillos son la distancia entre la baja y la alta.',
  },
  houseSizes: {
    labels: { unit: 'pies²' },
    text: 'La superficie de la casa nueva mediana de Estados Unidos como un cuadrado, a escala: {size1973} pies cuadrados en {year1973}, {size2015} en {year2015} y unos {size2024} en {year2024}.',
    caption:
      'La superficie de la casa nueva mediana de Estados Unidos, a escala. Una parte del precio más alto compra una casa más grande: {size1973} pies cuadrados en {year1973}, unos {size2024} en {year2024}.',
  },
  whoFeels: {
    labels: { renter: 'de alquiler', owner: 'préstamo fijo', saver: 'con efectivo' },
    text: 'Tres escenas. Un edificio de departamentos con una flecha roja hacia abajo: quien alquila. Una casa con una flecha verde hacia arriba y, a su lado, el préstamo, una pesa que se hizo más pequeña: quien tiene casa propia. Un frasco con poco dentro y una flecha roja hacia abajo: quien ahorra en efectivo.',
    caption:
      'La misma inflación, sentida de tres maneras: quien alquila con un salario fijo, quien tiene casa con un préstamo a tasa fija y quien ahorra en efectivo. Es un esquema y no una regla.',
  },
  loanMoney: {
    labels: { bank: 'un banco', loan: 'préstamo', deposit: 'depósito nuevo' },
    text: 'Tres escenas. Un banco. Un préstamo firmado. Un teléfono cuya cuenta tiene más dinero: el depósito que creó el préstamo.',
    caption:
      'El banco anota la suma del préstamo en la cuenta de quien lo pidió. Cuando se devuelve el préstamo, ese dinero vuelve a desaparecer.',
  },
  sendingHome: {
    labels: { plain: 'promedio simple: {remittance-plain}', weighted: 'ponderado por sumas: {remittance-weighted}' },
    text: '{sent} viajan dos veces de una casa a otra. Según el promedio simple de todos los servicios, la comisión se lleva {plain}. Ponderada por las sumas enviadas, se lleva {weighted}.',
    caption:
      'Comisiones por {sent} enviados a casa, en el tercer trimestre de 2023. Lo rojo es lo que se lleva la comisión. Los servicios digitales cuestan más o menos como el camino de abajo.',
  },
  protects: {
    labels: { supply: 'más monedas', seizure: 'incautación', price: 'precio que cae' },
    text: 'Tres escenas. Tu nodo rechaza monedas de más, con una marca de verificación verde. Tu teléfono tiene tu propia clave, con una marca de verificación verde. Una línea de precio cae, con una equis roja.',
    caption:
      'Verde: tu nodo puede rechazar monedas de más, y con tus propias claves es difícil que te quiten las monedas. Rojo: ninguna de las dos cosas puede sostener el precio.',
  },
  pesos: {
    labels: { start: 'inicio de 2023', end: 'fin de 2023' },
    text: 'Los mismos pesos compran tres bolsas de comida al inicio de 2023, y una bolsa al final.',
    caption:
      'En Argentina, los precios subieron {argentina-inflation-2023:0} en 2023. Los pesos guardados en efectivo que compraban tres bolsas al inicio del año compraban más o menos una al final.',
  },
  houseYears: {
    labels: { incomes: 'ingresos anuales' },
    text: 'La misma casa dibujada dos veces, junto a los ingresos anuales que costaba una nueva: {incomes0} en {year0} y {incomes1} en {year1}. Cada ingreso es una casilla.',
    caption:
      'Cada casilla es lo que ganaba en un año un hogar típico de Estados Unidos. La casa más nueva es más grande. No se cuenta el interés de los préstamos, que era mucho más alto en {year0}.',
  },
  twelveMonths: {
    labels: { title: 'El precio de bitcoin doce meses después', lower: 'más bajo', higher: 'no más bajo' },
    text: 'Un calendario con una celda para cada mes, de {first} a {last}. Cada fila es un año. {lower} de las {spans} celdas son rojas: doce meses después, bitcoin estaba más barato. Casi todas vienen en bloques.',
    caption:
      'Cada celda es un mes en que alguien podría haber comprado. En las {lower} rojas, bitcoin costaba menos doce meses después.',
  },
  waitOrRush: {
    labels: { waited: 'Esperar', rushed: 'Apresurarse' },
    text: 'Dos pares de barras para el precio de un bitcoin. De {start0} a {end}, el cambio es de {change0}. De {start1} a {end}, es de {change1}.',
    caption:
      'El precio de un bitcoin al final de esos meses, a escala. La última barra es igual en los dos pares: solo cambia el inicio.',
  },
  nodeQuestions: {
    labels: {
      asks: 'Tom',
      stranger: 'servidor ajeno',
      addresses: 'sus direcciones',
      answer: 'respuesta',
      own: 'pregunta a su nodo',
      blocks: 'ya revisados',
    },
    text: 'Dos escenas. En la primera, un teléfono envía la lista de sus direcciones a un servidor lejano y recibe una respuesta. La pantalla muestra {amount} y un signo de interrogación. En la segunda, el teléfono y una computadora portátil están en la misma casa. La computadora comprobó cada bloque que entra, y el teléfono muestra {amount} con una marca de verificación.',
    caption:
      'Sin un nodo, el teléfono de Tom entrega la lista de sus direcciones y repite lo que dice el servidor. Con uno desde el comienzo, la pregunta y la respuesta se quedan en casa. Su nodo comprobó cada bloque por su cuenta.',
  },
  platformCosts: {
    labels: {
      paid: 'pagas {purchase}',
      zoom: 'zoom: últimos {shown}',
      a: 'Plataforma A',
      b: 'B, con retiro cada vez',
      batch: 'B, uno cada diez',
      markup: 'recargo',
      fee: 'comisión',
      withdrawal: 'retiro',
    },
    text: 'Tres barras, y cada una es el final de una compra de {purchase}. La plataforma A pierde {aLost} por el recargo en el precio, y llegan {aLeft}. La plataforma B pierde {bLost} por recargo, comisión y retiro si retiras cada vez, y llegan {bLeft}. Si retiras una vez cada diez compras, B pierde {batchLost}, y llegan {batchLeft}.',
    caption:
      'Lo que queda de {purchase} en tu propia billetera, al precio de mercado. La pequeña franja roja junto a cada comisión oscura es el recargo de B. Con un retiro cada diez compras, a cada una le toca solo una franja delgada de ese retiro.',
  },
  whoGetsPaid: {
    labels: { page: 'enlace ajeno', you: 'tú', platform: 'la plataforma', cash: 'dinero' },
    text: 'Una página web con un botón, una persona y la app de una plataforma, unidas por flechas: la página lleva a la persona a la plataforma. Dos líneas discontinuas vuelven de la plataforma, con billetes: una a la página y otra a la persona.',
    caption:
      'Un enlace de invitación te lleva a una empresa. La empresa puede pagarle dinero a quien compartió el enlace, y también a ti. Pregunta quién cobra antes de creer en una lista de las mejores.',
  },
  spreadGap: {
    labels: {
      buy: 'tú compras a',
      market: 'precio de mercado',
      sell: 'tú vendes a',
      markup: 'recargo',
      spread: 'spread',
    },
    text: 'Tres precios de un bitcoin en el mismo minuto. La etiqueta «tú compras a» está por encima de una línea discontinua, el precio de mercado. La etiqueta «tú vendes a» está por debajo. El espacio rojo entre la línea y la primera etiqueta es el recargo, y todo el espacio entre las etiquetas es el spread.',
    caption:
      'Un bitcoin, en el mismo minuto y en la misma app. El espacio rojo es lo que quien compra pierde por el recargo. Los espacios están dibujados mucho más grandes de lo que suelen ser.',
  },
  claimOrCoins: {
    labels: { claim: 'sin salida', coins: 'tu billetera' },
    text: 'A la izquierda, una app muestra un saldo y una moneda, pero a su lado hay un muro de ladrillos, y detrás solo está el contorno discontinuo de una moneda. A la derecha, una app tiene un botón con una flecha, y una moneda va de ella a un teléfono con una llave.',
    caption:
      'Las dos apps muestran el mismo saldo, y los dos saldos son promesas de una empresa. Desde la de la derecha, una moneda puede ir a una billetera cuya clave es tuya. La de la izquierda no tiene un botón para eso.',
  },
  allowlist: {
    labels: {
      listed: 'dirección de la lista',
      waits: 'una nueva espera {allowlist-hold} h',
      account: 'la cuenta',
    },
    text: 'Dos salidas de una cuenta. La de arriba lleva a una billetera con una llave, una dirección de la lista, y tiene una marca de verificación verde. La de abajo, discontinua, lleva a un ladrón. Un reloj la detiene: una dirección nueva tiene que esperar {allowlist-hold} horas. Mientras tanto, un correo de alarma va hacia ti.',
    caption:
      'La plataforma del ejemplo, con la lista activada. Si un ladrón agrega una dirección nueva, esa dirección tiene que esperar {allowlist-hold} horas. Averigua cuánto tarda en apagarse la lista: esa espera también tiene que protegerte.',
  },
  identityFile: {
    labels: { id: 'tu documento', file: 'su expediente', fakes: 'tras la filtración' },
    text: 'Una tarjeta con una cara entra en una carpeta, y dentro una línea discontinua une a una persona con una moneda. De la carpeta se escapa una línea roja hacia una carta y un teléfono.',
    caption:
      'El expediente une tu nombre con tus monedas. Si se filtra, la gente recibe llamadas y cartas falsas en nombre de la empresa. Revisa todo mensaje urgente antes de creerlo.',
  },
  proveWallet: {
    labels: { platform: 'plataforma', wallet: 'tu billetera', signed: 'mensaje firmado', sum: 'o suma mínima' },
    text: 'La app de una plataforma con un signo de interrogación y un teléfono con una llave. Dos flechas van del teléfono a la plataforma: una lleva una hoja con una firma, y la otra, una moneda pequeña.',
    caption:
      'Dos maneras de mostrar que una billetera es tuya. Úsalas solo dentro de la plataforma que abriste tú. Ninguna necesita tus palabras de recuperación.',
  },
  licenseLookup: {
    labels: { typed: 'lo escribes tú', register: 'registro', linked: 'enlace de su sitio', fake: 'falso' },
    text: 'Dos caminos. En el primero escribes una dirección en un navegador y llegas a un registro, donde una línea está marcada en verde. En el segundo, un sitio web muestra un sello y un enlace, y el enlace lleva a una copia discontinua del registro, con una equis roja.',
    caption:
      'Escribe tú la dirección web del registro y no sigas un enlace del sitio que quieres comprobar. Después compara: un impostor puede copiar el nombre y el número de una empresa real. Por eso, su dirección web tiene que ser la que está en el registro.',
  },
  reservesPhoto: {
    labels: { debts: '¿deudas?', photo: 'un momento', next: '¿mañana?' },
    text: 'Una foto instantánea de tres pilas de monedas. A su izquierda, fuera de la foto, hay papeles con líneas rojas. A su derecha, también fuera de la foto, hay una hoja de calendario con un signo de interrogación.',
    caption:
      'Una prueba de reservas es como una foto de monedas. Pueden ser prestadas por un día, las deudas pueden quedar fuera de la foto, y no dice nada del día siguiente.',
  },
  creditors: {
    labels: { court: 'el tribunal', line: 'todos sus acreedores', own: 'tu billetera' },
    text: 'Cuatro personas con papeles en la mano hacen fila ante un tribunal. Detrás de una línea de puntos hay un teléfono con una llave y una moneda. No está en la fila.',
    caption:
      'Si las condiciones dicen que tus monedas son de la empresa, haces fila con todos los demás a quienes les debe, y un tribunal decide quién recibe qué. Las monedas de tu propia billetera no quedan atrapadas ahí.',
  },
  taxFile: {
    labels: { office: 'oficina de impuestos', platform: 'la plataforma', file: 'tu archivo' },
    text: 'La app de una plataforma con dos flechas. Una va a un edificio con un formulario, la oficina de impuestos. La otra va a una hoja con una tabla de anotaciones, tu propio archivo.',
    caption:
      'En Estados Unidos, la Unión Europea, el Reino Unido y decenas de países más, las plataformas tienen que informar a las oficinas de impuestos, pero no de todo. Descarga tu historial completo mientras la plataforma exista, y agrega lo que pagaste en otros lugares.',
  },
  payOnChain: {
    labels: { wallet: 'tu billetera', ledger: 'lugar en el registro', shop: 'el café' },
  },
  payByLightning: {
    labels: { wallet: 'tu billetera', channel: 'fuera del registro', shop: 'el café' },
  },
  payByCustodian: {
    labels: { app: 'una app', company: 'paga la empresa', shop: 'el café' },
  },
  priceWindow: {
    labels: {
      price: '{usd} = {sats} sat',
      shop: 'tienda con BTCPay Server',
      lightning: 'factura Lightning',
      expired: 'oferta terminada',
      start: 'sale el código',
      end: 'tras una hora',
    },
    text: 'Dos barras sobre una línea de una hora. En una tienda con BTCPay Server, el precio de {usd} por {sats} satoshis vale {shopMinutes} minutos. El resto de esa barra es un marco rojo discontinuo. En una factura Lightning vale {lightningMinutes} minutos.',
    caption:
      'Cuántos minutos vale el precio, si nadie cambió la configuración. Después de la parte verde, pide un código nuevo: un pago que llegue más tarde puede no contar.',
  },
  wrongAmounts: {
    labels: {
      little: 'de menos',
      much: 'de más',
      late: 'tarde',
      asked: 'pedido',
      rest: 'pide o devuelve',
      back: 'debe el resto',
      decides: 'decide',
    },
    text: 'Tres pagos en forma de barras, con una línea discontinua a la altura de la suma pedida. La primera barra termina debajo de la línea, y lo que falta es un marco rojo. La segunda termina por encima. La tercera tiene la altura correcta, pero está detrás de una línea roja, donde ya venció el tiempo de la factura.',
    caption:
      'Debajo de cada caso está lo que hace la tienda. Pide lo que falta o devuelve el dinero, debe la diferencia, o decide. Una tienda escribe su regla antes del primer caso.',
  },
  waitsBySum: {
    labels: {
      coffee: 'café',
      lightning: 'Lightning, sin espera',
      small: 'chica',
      middle: 'media',
      large: 'grande',
    },
    text: 'Cuatro filas. Un café tiene un rayo al lado: Lightning. Una suma pequeña tiene un bloque; una mediana, tres bloques; y una grande, seis bloques. Cada fila termina con una marca de verificación verde.',
    caption:
      'Una regla común para pagos en la cadena: cuanto mayor es la suma, más bloques espera la tienda. Uno tarda unos diez minutos en promedio, y a veces una hora.',
  },
  refundWay: {
    labels: { shop: 'la tienda', exchange: 'plataforma', fresh: 'dirección nueva' },
    text: 'Un pago llega a una tienda desde una plataforma de intercambio. Una flecha roja discontinua que vuelve de la tienda a la plataforma tiene una equis. Una flecha de la tienda a un teléfono con una llave, la dirección nueva del cliente, tiene una marca de verificación verde.',
    caption:
      'La dirección de donde vino el pago puede ser de una plataforma de intercambio. Por eso, una devolución va a una dirección nueva, y es el cliente quien dice cuál.',
  },
  keepOrConvert: {
    labels: { keep: 'guardar', convert: 'convertir', split: 'mitad' },
    text: 'Tres pilas después del mismo día de ventas. Una es toda de bitcoin, con dos flechas largas hacia arriba y hacia abajo al lado. Una es toda de billetes, sin flechas. Una es en parte de billetes y en parte de bitcoin, con dos flechas cortas junto al bitcoin.',
    caption:
      'El mismo día de ventas. Las flechas son los altibajos del precio: todos son tuyos si guardas el bitcoin, ninguno si lo conviertes y algunos si lo divides.',
  },
  bitcoinReceipt: {
    labels: {
      day: 'fecha y hora',
      goods: 'dos cafés',
      price: 'precio en dólares',
      amount: 'bitcoin y cambio',
      number: 'número de factura',
      payment: 'id de transacción',
      shop: 'tienda e impuesto',
      receipt: 'el recibo',
      entry: 'la cadena',
      address: 'dirección',
      coins: 'monto',
    },
    text: 'A la izquierda, un recibo con siete líneas: fecha y hora, dos cafés, el precio en dólares, la cantidad de bitcoin con su tipo de cambio, el número de factura, el id de la transacción, y la tienda con el impuesto. A la derecha, un bloque de la cadena de bloques tiene dos líneas para el mismo pago: una dirección y un monto.',
    caption:
      'El mismo pago dos veces. La cadena de bloques no sabe nada del café. En un pago por Lightning, el recibo lleva el hash del pago y su prueba de pago en lugar del id de la transacción.',
  },
  spendGain: {
    labels: { bought: 'compra', spent: 'un café', gain: 'ganancia {gain}', loss: 'pérdida {loss}' },
    text: 'Dos pares de barras para las mismas monedas. A la izquierda costaron {gainBought} y pagan un café de {spent}; {gain} de la segunda barra son verdes, la ganancia. A la derecha costaron {lossBought} y pagan el mismo café de {spent}; un marco rojo de {loss} es la pérdida.',
    caption:
      'El café cuesta {spent} las dos veces. Decide lo que pagaste por las monedas. En muchos países, la parte verde puede pagar impuestos.',
  },
  shopWays: {
    labels: {
      company: 'empresa de pagos',
      dollars: 'dólares',
      server: 'servidor propio',
      wallet: 'tu billetera',
    },
    text: 'Dos caminos de un pago. En el primero, una moneda va al edificio de una empresa de pagos, que entrega un billete. En el segundo, una moneda pasa por un servidor sin clave y llega a una billetera con una clave.',
    caption:
      'Una empresa puede pagarte en dólares, por una comisión. Tu propio servidor envía los pagos en la cadena directo a tu billetera, y la clave de esa billetera nunca tiene que estar en el servidor. Pero el trabajo y las actualizaciones son tuyos, y las claves de un nodo Lightning están conectadas a internet.',
  },
  cardOrCoin: {
    labels: { card: 'tarjeta', coin: 'bitcoin' },
    text: 'A la izquierda, una tarjeta de pago y un paquete, con una flecha que vuelve. A la derecha, una moneda cruza una frontera junto a una bandera, al lado de un banco cerrado.',
    caption:
      'Una tarjeta muchas veces te deja reclamar un cobro. Bitcoin es fuerte donde las tarjetas son débiles, como al cruzar una frontera o para personas a las que ningún banco atiende.',
  },
  paymentCode: {
    labels: {
      scheme: 'abre la billetera',
      address: 'la dirección',
      amount: '{sats} satoshis',
      name: 'solo un nombre; %20 es un espacio',
    },
    text: 'Un código y, debajo, el texto que contiene: {code}. Tiene cuatro partes: bitcoin, que abre una billetera; la dirección; la cantidad, que son {sats} satoshis; y un nombre, en el que %20 representa un espacio.',
    caption:
      'El texto en tres líneas. En el código es una sola, y la dirección está completa. El código de arriba está dibujado y no se puede escanear.',
  },
  // Steps of a guide: the text of the step says what the drawing shows.
  receiveScreen: {
    labels: { receive: 'Recibir', copy: 'Copiar', used: 'ya usada', fresh: 'nueva' },
  },
  payLayer: {
    labels: { chain: 'en la cadena', lightning: 'Lightning', large: 'suma mayor', small: 'pocos dólares' },
  },
  payShare: {
    labels: { you: 'tú', payer: 'quien paga', start: 'inicio', middle: 'medio', end: 'fin', compare: 'luego compara' },
  },
  paySettled: {
    labels: { pending: 'pendiente', block: 'en un bloque', lightning: 'Lightning' },
  },
  payAsk: {
    labels: { person: 'de la persona', list: 'no de una lista' },
  },
  payCompare: {
    labels: { person: 'de la persona', device: 'en tu dispositivo' },
  },
  payUnit: {
    labels: { typed: '{typed}', sats: 'sat', dollars: 'dólares', inSats: 'esto', inDollars: 'o todo esto' },
  },
  payFee: {
    labels: { slow: 'lenta', normal: 'normal', fast: 'rápida' },
  },
  payTest: {
    labels: { test: 'prueba chica', came: 'llegó', rest: 'luego el resto' },
  },
  payNote: {
    labels: {
      who: 'a quién',
      sum: 'cuánto',
      fee: 'comisión',
      screen: 'última pantalla',
      id: 'id de transacción',
      day: 'fecha',
      value: 'valor',
      note: 'tu nota',
    },
  },
  backupCard: {
    labels: { hand: 'a mano, en orden', photo: 'sin foto' },
  },
  backupLabel: {
    labels: {
      wallet: 'nombre de la billetera',
      standard: 'BIP 39, 12 palabras',
      kind: 'tipo de dirección',
      day: 'fecha',
      passphrase: 'passphrase: sí o no',
      words: 'las palabras',
      beside: 'anotado al lado',
    },
  },
  backupPlaces: {
    labels: { home: 'en casa', bank: 'en el banco', steel: 'o en acero' },
  },
  backupTest: {
    labels: { first: 'la primera', erased: 'borra, restaura', same: 'igual' },
  },
  nodeDisk: {
    labels: {
      full: 'Completo: guarda cada bloque',
      pruned: 'Podado: los comprueba todos, guarda los últimos',
      fullSize: 'unos {node-disk-full} GB de un disco de {ssd} TB',
      prunedSize: '{node-disk-pruned-least} a {node-disk-pruned-most} GB del mismo disco',
    },
    text: 'Dos cadenas de doce bloques, cada uno con una marca de verificación. Todos los bloques de la primera cadena siguen ahí y llenan más de un tercio de la barra de un disco. De la segunda cadena solo quedan los dos últimos, y los demás son discontinuos. De su barra se llena cerca de la centésima parte.',
    caption:
      'Los dos nodos comprueban cada bloque una vez. Después, el podado borra los viejos. Las barras están a escala: un disco de {ssd} TB con un nodo completo de abril de 2026, y con uno podado, cuyos {node-disk-pruned-least} a {node-disk-pruned-most} GB son sobre todo la lista de las monedas no gastadas.',
  },
  chainSplit: {
    labels: {
      before: 'una cadena',
      from: 'bloque {chain-split-block}',
      others: 'todos los demás',
      knots: 'nodos con BIP 110',
      weeks: '{chain-split-own-blocks} bloques en tres semanas',
    },
    text: 'Una cadena de bloques. En una línea discontinua, el bloque {chain-split-block}, se divide en dos. La cadena de arriba, la de todos los demás, sigue con una flecha. La de abajo, la de los nodos con BIP 110, tiene {chain-split-own-blocks} bloques pálidos.',
    caption:
      'La cadena de todos los demás siguió como antes, y el dibujo muestra solo su comienzo. Cada nodo hizo lo que decían sus propias reglas.',
  },
  saleKinds: {
    labels: {
      counts: 'En la lista de ventas',
      sell: 'vender',
      swap: 'cambiar',
      pay: 'pagar',
      give: 'regalar',
      not: 'Fuera: mover entre tus propias billeteras',
    },
    text: 'Cuatro monedas, cada una con una flecha hacia aquello por lo que se entrega: un billete, otra moneda, una taza de café y un regalo. Aparte, una moneda se mueve entre dos teléfonos, cada uno con una llave.',
    caption:
      'La lista de la oficina de impuestos del Reino Unido, donde también cuenta la mayoría de los regalos. En Estados Unidos cuentan los tres primeros casos. Allí los regalos tienen sus propias reglas, y en otros países es distinto.',
  },
  saleGain: {
    labels: {
      sold: 'Vendido por {sold}',
      taken: 'comisión {fee}',
      less: 'Pagó {less}',
      gain: 'ganancia: {gain}',
      more: 'Si hubiera pagado {more}',
      loss: 'pérdida: {loss}',
    },
    text: 'Tres barras en la misma escala, y una línea discontinua donde termina la venta sin su comisión, en {rest}. La primera barra es la venta. En la segunda se pagaron {less}, y el resto verde hasta la línea es una ganancia de {gain}. En la tercera se habrían pagado {more}. Pasa de la línea, y esa parte roja es una pérdida de {loss}.',
    caption:
      'Rosa se queda con {rest} de la venta, y la línea discontinua lo marca. Si pagó menos que eso, hay una ganancia: {sold}\u00a0−\u00a0{fee}\u00a0−\u00a0{less} =\u00a0{gain}. Si pagó más, hay una pérdida: {more}\u00a0−\u00a0{rest} =\u00a0{loss}. El precio el día de la venta es el mismo en los dos casos.',
  },
  torLines: {
    labels: { both: 'Tor y tu línea', seen: 'visto', only: 'Solo Tor', hidden: 'oculto' },
    text: 'Dos escenas, cada una con un nodo, otros dos nodos y dos líneas entre ellos. En la primera hay una línea verde que pasa por las capas de Tor y una roja con un ojo abierto encima. En la segunda, la línea sin Tor es discontinua y tiene una equis. Solo queda la verde.',
    caption:
      'Usar Tor junto a tu línea normal no oculta nada, porque el nodo sigue usando esa línea. Solo si todas las conexiones pasan por Tor pueden quedar ocultas las dos cosas: que tienes un nodo y tu dirección de internet.',
  },
  nodeGate: {
    labels: {
      good: 'un bloque válido',
      bad: 'un bloque con un «no»',
      signature: '¿firmas?',
      coins: '¿sin gastar?',
      created: '¿creadas?',
      size: '¿trabajo, tamaño?',
    },
    text: 'Dos bloques, cada uno en un camino con cuatro puertas numeradas: firmas, monedas sin gastar, monedas nuevas, y trabajo y tamaño. El primer bloque recibe cuatro marcas de verificación y llega. El segundo recibe dos, y luego una equis roja en la puerta de las monedas nuevas, y no pasa de ahí.',
    caption:
      'Cuatro preguntas para cada bloque, con los números de la lista. Un nodo las hace en otro orden. El segundo bloque de aquí crea más monedas nuevas de las que permiten las reglas. Tu nodo lo descarta, lo haya aceptado quien lo haya aceptado.',
  },
  reversedPayment: {
    labels: {
      seller: 'tú',
      buyer: 'un extraño',
      coins: 'monedas: sin vuelta',
      payment: 'llega un pago',
      back: 'y lo revierten',
    },
    text: 'Tú y un desconocido. Una flecha con monedas va de ti al desconocido. A ti te llega un billete. Una flecha roja discontinua se lleva otra vez el billete.',
    caption:
      'Las monedas no se pueden pedir de vuelta, y muchos pagos sí. Entonces no tienes ni las monedas ni el dinero.',
  },
  payoutFee: {
    labels: {
      real: 'Plataforma real',
      taken: 'menos {fee}',
      out: '{rest} a tu banco',
      fake: 'Sitio falso',
      first: '«antes, impuesto»',
      never: 'nunca paga',
    },
    text: 'Dos sitios web, cada uno con un saldo de {sold}. El real descuenta su comisión de {fee} de la venta, y {rest} llegan al banco. El falso quiere primero dinero tuyo, y la flecha del pago es discontinua y termina en una equis roja.',
    caption:
      'La suma de las dos pantallas es la venta de Rosa. Una plataforma real descuenta de ahí su comisión. Un sitio que quiere antes un pago solo te mostró un número.',
  },
  fundsStory: {
    labels: { paid: 'pagaste', history: 'historial', ids: 'envíos', tax: 'impuestos' },
    text: 'Cuatro papeles en fila, unidos por flechas: uno con un billete por lo que pagaste, uno con líneas por el historial de la plataforma, uno con una moneda por las transferencias hacia tu propia billetera y desde ella, y uno con una balanza por tus papeles de impuestos.',
    caption:
      'Una carpeta que cuenta la historia en orden: qué pagaste, qué anotó la plataforma, adónde fueron las monedas y qué sabe la oficina de impuestos.',
  },
  changeBack: {
    labels: {
      words: 'palabras',
      wallet: 'tu billetera',
      platform: 'la plataforma',
      sold: 'venta',
      change: 'cambio',
    },
    text: 'Una hoja de palabras junto a un teléfono con una billetera. Una flecha con una moneda va del teléfono a la plataforma. Otra flecha, con dos monedas, da la vuelta y regresa al teléfono.',
    caption:
      'La parte que vendes va a la plataforma. El resto vuelve a tu billetera, a una dirección nueva, y las mismas palabras lo siguen protegiendo.',
  },
  letterContents: {
    labels: {
      exists: 'qué existe',
      where: 'dónde buscar',
      who: 'quién ayuda',
      letter: 'la carta',
      words: 'nunca las palabras',
    },
    text: 'Una carta con tres marcas de verificación: qué existe, dónde buscar, quién puede ayudar. Al otro lado de una línea de puntos, una hoja con palabras numeradas está tachada.',
    caption:
      'Cualquiera que abra la carta puede leerla, así que las palabras de recuperación se guardan en otro lugar.',
  },
  extraTools: {
    labels: {
      passphrase: 'Palabras y una passphrase',
      right: 'exacta',
      typo: 'un error',
      full: 'la tuya',
      empty: 'vacía',
      multisig: 'Multifirma, dos de tres claves',
      keys: 'falta una',
      record: 'registro',
      pay: 'paga',
    },
    text: 'Arriba, las mismas palabras con la passphrase correcta abren una billetera con una moneda. Con un solo error al escribirla abren otra billetera, que está vacía. Abajo, se perdió una de tres claves. Las otras dos, junto con el registro de la billetera, todavía pagan una moneda.',
    caption:
      'Un error al escribir abre una billetera vacía, y nada te avisa. Dos de tres claves resisten la pérdida de una, pero también necesitan el registro de la billetera, con todas sus claves públicas.',
  },
  mayasSheet: {
    labels: { lake: 'en el lago', phone: 'el nuevo', sheet: 'su hoja', guest: 'la visita' },
    text: 'Un teléfono se hunde en un lago. De una hoja con palabras sale una flecha hacia un teléfono nuevo, que muestra una moneda. La hoja está en el marco rojo de una cámara, y una flecha roja va hacia el teléfono de una visita, que muestra la misma moneda.',
    caption:
      'Las mismas palabras llevan el saldo al teléfono nuevo de Maya y al de la visita. No necesitan ni el teléfono viejo ni el PIN.',
  },
  whoChooses: {
    labels: {
      wallet: 'tu billetera',
      random: 'al azar',
      sentence: 'una frase',
      person: 'alguien',
      card: 'tarjeta',
      site: 'sitio web',
    },
    text: 'Arriba, una billetera lanza muchas monedas al aire y da una hoja de palabras, con una marca de verificación. Abajo están tachadas una frase, una persona, una tarjeta de la caja y un sitio web.',
    caption: 'Una frase que inventas no es azar. Y quien te entrega las palabras puede haberse quedado con una copia.',
  },
  simSwap: {
    labels: { yours: 'sin señal', company: 'operadora', thief: 'el ladrón' },
    text: 'Tu teléfono no tiene señal. Del edificio de la compañía de teléfonos sale una flecha roja hacia el teléfono de un ladrón, y ahí llega el código.',
    caption: 'Cuando la compañía ya movió tu número, tus códigos llegan al teléfono del ladrón.',
  },
  widestDoors: {
    labels: { email: 'correo', copy: 'otra copia', test: 'copia probada' },
    text: 'Tres puertas cerradas con un candado cada una. En la primera hay un sobre; en la segunda, dos hojas de palabras; en la tercera, una hoja con una marca de verificación.',
    caption:
      'Tres puertas que se cierran primero: tu correo electrónico, la pérdida de tu única copia y una copia de seguridad que a la hora de usarla no sirve.',
  },
  appBuy: {
    labels: {
      asset: 'Bitcoin (BTC)',
      sum: 'bitcoin que recibes',
      total: 'costo total',
      screen: 'la última pantalla',
    },
  },
  appDeposit: {
    labels: { bank: 'tu propio banco', sum: 'poco dinero', platform: 'la plataforma' },
  },
  appIdentity: {
    labels: { app: 'solo en la app', mail: 'nunca por correo' },
  },
  appLink: {
    labels: { site: 'su propio sitio', store: 'la tienda', search: 'sin buscar' },
  },
  appLock: {
    labels: { password: 'contraseña larga', second: 'una app, no SMS' },
  },
  appReceipt: {
    labels: { day: 'la fecha', paid: 'pagado', coins: 'bitcoin', receipt: 'el recibo', file: 'tu propia copia' },
  },
  guardAccounts: {
    labels: { email: 'tu correo', accounts: 'abre todas estas' },
  },
  guardDevice: {
    labels: { pin: 'PIN largo', downloads: 'descargas', apart: 'claves aparte' },
  },
  guardPaper: {
    labels: { fire: 'fuego', second: 'segunda copia', steel: 'acero' },
  },
  guardPeople: {
    labels: { caller: 'llamada', letter: 'una carta', never: 'no des nada de esto' },
  },
  guardYearly: {
    labels: { year: 'cada año', words: 'ver palabras', device: 'actualizar', letter: 'leer la carta' },
  },
  seenDevice: {
    labels: { device: 'uno nuevo', phone: 'actualizado', stranger: 'en otras manos' },
  },
  seenElse: {
    labels: {
      words: 'las palabras',
      branches: 'otras ramas',
      passphrase: 'passphrase',
      coins: 'otras monedas',
      lightning: 'canales Lightning',
    },
  },
  seenFee: {
    labels: { yours: 'la tuya: más', thief: 'la del ladrón', watch: 'vigila, sube', block: 'firme' },
  },
  seenRetire: {
    labels: {
      never: 'nunca más',
      allowlist: 'las listas',
      orders: 'retiros',
      payers: 'quien paga',
      replace: 'direcciones nuevas',
    },
  },
  seenSend: {
    labels: { old: 'las viejas', everything: 'todo', fresh: 'las nuevas' },
  },
  seenWords: {
    labels: { device: 'uno limpio', sheet: 'hoja nueva', write: 'escribe', read: 'relee' },
  },
  nodeDownload: {
    labels: {
      address: 'bitcoincore.org',
      typed: 'lo escribes tú',
      program: 'programa',
      hashes: 'hashes',
      signatures: 'firmas',
      files: 'tres archivos',
    },
  },
  nodeHash: {
    labels: { file: 'el archivo', hash: 'su hash', list: 'la lista', bit: 'cambia un bit' },
  },
  nodeSignatures: {
    labels: { builders: 'mucha gente', list: 'firma la lista', elsewhere: 'clave vista ahí' },
  },
  nodeStart: {
    labels: { disk: 'datos: en el SSD', prune: '¿podar?', start: 'el primer inicio', sleep: 'sin pausas' },
  },
  nodeSync: {
    labels: { check: 'días de revisión', balance: 'el saldo', plug: 'no desenchufar' },
  },
  ownArrived: {
    labels: { pending: 'pendiente', confirmed: 'en la cadena' },
  },
  ownAsk: {
    labels: {
      least: 'mínimo',
      limit: 'límite diario',
      fee: 'comisión',
      platform: 'la plataforma',
      words: 'nunca tus palabras',
    },
  },
  ownChoose: {
    labels: {
      wallet: 'la billetera',
      words: '12 o 24 palabras BIP 39',
      code: 'código público, al día',
      chain: 'bitcoin en la cadena',
      fee: 'tú fijas la comisión',
    },
  },
  ownLose: {
    labels: { noted: 'en papel', deleted: 'app borrada', words: 'escribe', same: 'igual' },
  },
  ownRest: {
    labels: { rest: 'el resto', wait: 'o deja que se junte' },
  },
  ownTest: {
    labels: { platform: 'la plataforma', sum: 'prueba chica', wallet: 'tu billetera' },
  },
  sellAccount: {
    labels: {
      week: 'una semana antes',
      identity: 'identificación',
      login: 'dos factores',
      bank: 'tu propio banco',
      hold: 'la lista',
      platform: 'la cuenta',
    },
  },
  resetLeave: { labels: {} },
  resetMake: { labels: {} },
  resetTest: { labels: {} },
  resetSend: { labels: {} },
  resetWait: { labels: {} },
  resetReset: { labels: {} },
  sellAtMachine: {
    labels: { wallet: 'tu billetera', machine: 'la máquina', cash: 'efectivo, menos comisión' },
  },
  sellByApp: {
    labels: { wallet: 'tu billetera', platform: 'la plataforma', bank: 'tu banco' },
  },
  sellBySpending: {
    labels: { wallet: 'tu billetera', shop: 'la tienda', tax: 'quizá impuesto' },
  },
  sellHome: {
    labels: { wait: 'confirmaciones', sale: 'vende {sum}', bank: 'tu banco' },
  },
  sellOrder: {
    labels: {
      market: 'mercado: ya',
      limit: 'límite: desde aquí, o nada',
      order: 'dos clases de orden',
      after: 'neto',
      last: 'última línea',
    },
  },
  sellRecords: {
    labels: {
      day: 'el mismo día',
      sale: 'recibo de la venta',
      id: 'id de transacción',
      paid: 'lo que pagaste',
      bank: 'línea del banco',
      folder: 'cuatro papeles',
    },
  },
  sellRest: {
    labels: {
      few: 'con {few} monedas',
      many: 'con {many} monedas',
      fewFee: '{fewFee}',
      manyFee: '{manyFee}',
    },
  },
  sellTest: {
    labels: { device: 'tu dispositivo', sum: 'unos {sum}', platform: 'la plataforma' },
  },
  walletBuy: {
    labels: { maker: 'el fabricante', parcel: 'tu paquete', pickup: 'punto de retiro' },
  },
  walletCheck: {
    labels: { address: 'trezor.io/start', typed: 'lo escribes tú', genuine: 'chip auténtico' },
  },
  walletCreate: {
    labels: { inside: 'creadas dentro', box: 'nunca en la caja' },
  },
  walletBackup: {
    labels: { hand: 'a mano, numeradas', photo: 'sin foto' },
  },
  walletPin: {
    labels: { pin: 'un PIN', own: 'que no uses en otro lado' },
  },
  walletTest: {
    labels: { sum: 'suma mínima', erased: 'borrado', restored: 'de vuelta' },
  },
  kindOriginal: {
    labels: { print: 'una huella', missing: 'fuera: se confunden' },
    text: 'A la izquierda, un candado con una huella. A la derecha, los cuatro signos cero, O mayúscula, I mayúscula y l minúscula, cada uno tachado.',
    caption:
      'P2PKH: tiene de 26 a 34 caracteres, casi siempre 33 o 34, y su control de errores es Base58Check. El candado muestra la huella de una sola clave.',
  },
  kindScript: {
    labels: { hidden: 'una receta oculta', keys: '¿dos de tres claves?', newer: '¿candado SegWit?' },
    text: 'Un candado con una receta oculta. Unas líneas discontinuas llevan a dos contenidos posibles: tres llaves de las que hacen falta dos, u otro candado.',
    caption:
      'P2SH: tiene 34 caracteres, y su control de errores es Base58Check. Desde fuera no puedes ver qué pide la receta.',
  },
  kindSegwit: {
    labels: { short: '{short} caracteres: una clave', long: '{long} caracteres: un script' },
    text: 'Dos barras a escala que empiezan con bc1q. La corta tiene {short} caracteres y termina en una llave. La larga tiene {long} caracteres y termina en una página con un script.',
    caption:
      'Las dos son SegWit versión 0, y su control de errores es bech32. La corta se llama P2WPKH, y la larga, P2WSH. Se distinguen por el largo.',
  },
  kindTaproot: {
    labels: { outside: 'por fuera: iguales', key: 'una clave', script: 'clave o script' },
    text: 'Dos cajas que empiezan con bc1p se ven iguales por fuera. Debajo está lo que contienen: en una, una llave; en la otra, una llave y una página que es discontinua porque nadie la vio.',
    caption:
      'P2TR: tiene 62 caracteres, y su control de errores es bech32m. Los demás solo ven el script si alguien lo usa.',
  },
  refusedKind: {
    labels: { refused: 'rechazada', accepted: 'aceptada' },
    text: 'Una app en dos escenas. Con una dirección que empieza con bc1p se detiene, y la moneda se queda en la app. Con una que empieza con bc1q, la moneda se paga.',
    caption:
      'Una app vieja o descuidada puede no conocer bc1p. La rechaza, y la moneda se queda donde está. Con una dirección bc1q de la misma persona puede pagar.',
  },
  shownKey: {
    labels: { before: 'una huella', spent: 'gastas', again: 'otro pago' },
    text: 'Tres escenas. Un candado muestra una huella, con una moneda encima. El candado está abierto, se ve la llave, y la moneda sale. Un candado cerrado muestra la llave misma, debajo de un ojo abierto.',
    caption:
      'Al gastar se muestra la clave pública completa. Si la misma dirección recibe otro pago, todos vieron ya la clave que está detrás de su candado. Una dirección nueva vuelve a mostrar solo una huella.',
  },
  trezorSafe: {
    labels: { screen: 'pantalla chica', buttons: 'dos botones', chip: 'chip de seguridad', cable: 'solo un cable' },
    text: 'Un dispositivo pequeño visto de frente, con nombres junto a sus partes: una pantalla pequeña, debajo dos botones, dentro un chip de seguridad y, en el extremo de abajo, un cable.',
    caption:
      'El Safe 3 en formas simples. El chip de dentro protege el PIN y muestra que él mismo es auténtico. No puede mostrar que no se haya cambiado nada más.',
  },
  otherDevices: {
    labels: { card: 'tarjeta', camera: 'lee códigos QR', chip: 'chip de claves' },
    text: 'Tres dispositivos uno al lado del otro. El BitBox02 es plano, con una tarjeta de memoria encima. El Jade tiene una pantalla y una rueda, y lee un código QR. El Ledger es una barra larga con un chip que contiene una clave.',
    caption:
      'Algo que destaca en cada uno, en formas simples. Solo los modelos de Jade con cámara leen códigos QR. Todos tienen también puntos débiles: abre la tabla de abajo.',
  },
  deviceLimits: {
    labels: {
      liar: 'a un estafador',
      unwritten: 'sin copia',
      approved: 'irreversible',
      seen: 'que te vean',
      home: 'amenaza en casa',
    },
    text: 'Cinco imágenes. Una hoja de palabras va a una persona con máscara. Una hoja vacía y discontinua tiene un signo de interrogación. Una flecha que da la vuelta a una moneda está tachada. Un ojo abierto mira una cadena de bloques. Una persona con máscara está junto a una casa.',
    caption:
      'Cinco cosas contra las que ningún dispositivo ayuda. Las tres primeras dependen de ti: protege las palabras, escríbelas y lee la pantalla antes de aprobar.',
  },
  deviceShare: {
    labels: {
      small: '{price} para proteger {small}',
      large: '{price} para proteger {large}',
      smallPart: '{smallPart}',
      largePart: '{largePart}',
    },
    text: 'Dos barras del mismo largo, y cada una es todo lo que alguien tiene. El dispositivo de {price} es {smallPart} de {small} y {largePart} de {large}.',
    caption:
      'Cada barra es todo lo que alguien tiene, y la parte roja es el precio del dispositivo. Cuanto más protege, más pequeña es esa parte.',
  },
  brokenDevice: {
    labels: { ledger: 'el registro', broken: 'roto', words: 'tus palabras', again: 'uno nuevo' },
    text: 'Arriba, una cadena de bloques con una moneda en el último. Abajo, un dispositivo roto, una hoja de palabras y un dispositivo nuevo con una llave. Una línea verde une el dispositivo nuevo con la moneda.',
    caption:
      'La moneda está en el registro todo el tiempo. Las palabras (y tu passphrase, si usaste una) reconstruyen la clave en un dispositivo nuevo, y la clave vuelve a mover la moneda.',
  },
  applePrices: {
    labels: { one: 'una tienda', two: 'la otra tienda' },
    text: 'La misma manzana en dos tiendas. Una cobra {onePrice}. La otra cobra {lowPrice} por la manzana y {bag} por la bolsa, que juntos son {sum}.',
    caption:
      'El precio más bajo del cartel resulta al final el más alto: {sum} en lugar de {onePrice}. Con bitcoin, la bolsa puede ser una comisión, un recargo en el precio o la salida.',
  },
  pledgedCoins: {
    labels: { you: 'tú', lender: 'quien presta', others: '¿y después?', loan: 'préstamo' },
    text: 'Una persona le da una moneda a quien le presta y recibe dólares. De quien presta sale una flecha roja discontinua hacia un edificio vacío con un signo de interrogación.',
    caption:
      'Alguien pide un préstamo, da monedas en garantía y recibe dólares. En 2025 hubo críticos que hablaron de una segunda garantía con las mismas monedas. Strike lo niega.',
  },
  miaMonths: {
    labels: { march: 'Marzo', april: 'Abril', high: 'precio alto', half: 'la mitad' },
    text: 'Dos hojas de calendario, cada una con el día primero del mes, y {sum} gastados en cada una. En marzo compran una pila pequeña de monedas, y en abril, una pila el doble de alta.',
    caption:
      'Cuando el precio cayó a la mitad, los mismos {sum} compran el doble. Las monedas que Mia compró en marzo valen ahora la mitad de lo que pagó.',
  },
  planRhythms: {
    labels: { daily: 'cada día', weekly: 'cada semana', monthly: 'cada mes' },
    text: 'Tres barras, cada una de un año, con una marca por cada compra: {daily} marcas si es diaria, tan juntas que llenan la barra; {weekly} si es semanal; y {monthly} si es mensual.',
    caption:
      'Un año en tres ritmos, con una marca por cada compra. Cada marca es también un registro que guardar, y una comisión fija se cobraría en cada una.',
  },
  purchaseRecord: {
    labels: { date: 'fecha', dollars: 'dólares', bitcoin: 'bitcoin', fee: 'comisión', platform: 'lugar' },
    text: 'Una lista con cinco columnas: la fecha, los dólares, el bitcoin, la comisión y el lugar de cada compra. Hay tres líneas llenas.',
    caption:
      'Una línea por cada compra. El lugar es la plataforma donde compraste. Para calcular la ganancia necesitas también la venta, y una nota cuando mueves monedas.',
  },
  coreVersions: {
    labels: { older: 'ya sin arreglos', kept: 'con arreglos' },
    text: 'Cuatro ventanas de programa con números de versión. La {oldest} es discontinua, con una equis roja, a la izquierda de una línea roja. Las tres más nuevas tienen marcas de verificación verdes.',
    caption:
      'El estado según nuestras fuentes: las tres últimas versiones mayores reciben arreglos. De cada una, solo los recibe su publicación más nueva. La versión {oldest} y todas las anteriores ya no reciben ninguno, así que actualízalas ahora.',
  },
  sameBlock: {
    labels: {
      explorers: 'dos exploradores',
      node: 'tu nodo',
      same: 'el mismo hash: una cadena',
      other: 'otro hash: alto',
    },
    text: 'Dos filas. En cada una, dos páginas web muestran las mismas franjas para el hash de un bloque. En la primera fila, tu nodo también las muestra, con una marca de verificación verde. En la segunda muestra otras franjas, con una equis roja.',
    caption: 'Las franjas representan el hash de un bloque. Dos exploradores que coinciden son tu medida.',
  },
  otherChain: {
    labels: { other: 'la otra cadena', bitcoin: 'Bitcoin', paid: 'pagas aquí', moved: 'también se va' },
    text: 'Dos cadenas de bloques. Se paga una moneda en la cadena de arriba, que es la otra. Una flecha roja discontinua baja hasta Bitcoin, donde se paga también un bitcoin.',
    caption:
      'Las dos cadenas pueden aceptar el mismo pago normal. Si gastas una moneda de la otra cadena, alguien puede repetir el pago en Bitcoin, y tu bitcoin se mueve.',
  },
  nodeCoreWallet: { labels: { program: 'en el programa', file: 'cifrada, dos copias' } },
  nodeDesktopWallet: { labels: { programs: 'el nodo y Sparrow', device: 'él firma' } },
  nodePhoneWallet: { labels: { node: 'tu nodo', server: 'un servidor', phone: 'tu teléfono' } },
  nodeUpdate: { labels: { backup: 'copiar', notes: 'leer', checks: 'revisar', install: 'instalar' } },
  nodeBackup: { labels: { wallet: 'la billetera', settings: 'los ajustes', chain: 'la cadena no' } },
  nodeTraffic: { labels: { node: 'tu nodo', limit: 'un límite', others: 'otros' } },
  nodeLightning: { labels: { plain: 'primero, un nodo', later: 'luego, Lightning' } },
  habitBanks: { labels: { bank: 'todos', accounts: 'miles de millones de cuentas' } },
  habitPayments: { labels: { full: 'bloque lleno', empty: 'uno vacío' } },
  habitLights: { labels: { lights: 'las luces', worth: '¿vale la pena?' } },
  addressExpiry: { labels: { invoice: 'la factura', address: 'sirve, pero pregunta' } },
  addressSupply: { labels: { words: 'una serie de palabras', addresses: 'miles de millones' } },
  addressEntry: { labels: { scan: 'escanéala', copy: 'o cópiala', hand: 'a mano' } },
  addressMistake: { labels: { someone: 'alguien tiene la clave', nobody: 'nadie la tiene' } },
};
