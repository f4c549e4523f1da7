import type { TimelineCategory, TimelineEraId, TimelineEventId, TimelineSide } from '@/content/timeline';

type EventWords = {
  title: string;
  keyPerson: string;
  description: string;
  /** The impact of a monetary event, or how an event of the other side is connected to Bitcoin. */
  note: string;
};

/** Numbers in braces are rows of content/claims. */
export const timeline: {
  sides: Record<TimelineSide, { name: string; noteLabel: string }>;
  keyPerson: string;
  source: string;
  yearOnly: string;
  notRead: string;
  /** How many events an era has. */
  count: string;
  legend: { title: string; intro: string; concepts: Record<TimelineCategory, { name: string; text: string }> };
  eras: Record<TimelineEraId, { years: string; title: string; text: string }>;
  events: Record<TimelineEventId, EventWords>;
  limits: { title: string; more: string; text: string[] };
} = {
  sides: {
    monetary: { name: 'Hechos monetarios', noteLabel: 'Efecto' },
    bitcoin: { name: 'Bitcoin y criptografía', noteLabel: 'Relación con Bitcoin' },
  },
  keyPerson: 'Persona clave',
  source: 'Fuente',
  yearOnly: 'solo el año',
  notRead: 'de memoria, sin confirmar',
  count: '{n} hechos',
  legend: {
    title: 'Ideas clave',
    intro: 'Cada hecho del muro lleva uno de cinco signos.',
    concepts: {
      monetary: {
        name: 'Hecho monetario',
        text: 'Quienes emiten dinero cambian sus reglas, o las reglas se ponen a prueba.',
      },
      crypto: { name: 'Criptografía', text: 'Matemáticas que esconden un mensaje o prueban quién lo firmó.' },
      movement: { name: 'Movimiento', text: 'Personas que querían dinero privado y empezaron a escribir el código.' },
      'proof-of-work': {
        name: 'Prueba de trabajo',
        text: 'Un acertijo que cuesta tiempo de cómputo resolver y casi nada comprobar.',
      },
      bitcoin: { name: 'Bitcoin', text: 'La red misma: cómo empezó, cómo cambió, qué salió mal.' },
    },
  },
  eras: {
    anchor: {
      years: '1913–1970',
      title: 'Dinero con ancla',
      text: 'Durante la mayor parte de estos años, un dólar representaba una cantidad de metal. La cadena se fue soltando eslabón por eslabón. En 1933 la gente tuvo que entregar la mayor parte de su oro, al precio viejo. En 1934 se abarató el dólar. Los precios subieron de todos modos: de 1913 a 1971 se multiplicaron por {prices-multiple-1913-to-1971:number}. El dólar perdió el {dollar-value-lost-1913-to-1971} de su valor. El otro lado del muro está vacío. Sus herramientas todavía no se habían inventado.',
    },
    float: {
      years: '1971–1987',
      title: 'Empieza la línea roja',
      text: 'En una sola noche de agosto se cortó el último vínculo con el oro. Los gobiernos pronto volvieron a fijar los tipos de cambio, sin oro y con un dólar más barato. En marzo de 1973 se rindieron, y el dólar quedó flotando. Pocos años después, unos matemáticos encontraron la manera de que dos desconocidos confiaran en un mensaje.',
    },
    toolmakers: {
      years: '1988–2007',
      title: 'Quienes hicieron las herramientas',
      text: 'Mientras los bancos se juntaban y crecían, una lista de correo de programadores intentaba construir un dinero para internet. Todos los intentos de crear dinero fracasaron. Cada uno dejó una pieza.',
    },
    storm: {
      years: '2008–2009',
      title: 'La tormenta perfecta',
      text: 'En cuatro meses se encontraron las dos historias. Un banco quebró. Se creó dinero nuevo para salvar a otros. Alguien a quien nadie conocía publicó una manera de pagar sin un banco. Nakamoto dijo que el trabajo había empezado en 2007, así que la crisis no creó Bitcoin. Le dio a la gente una razón para mirarlo.',
    },
    'side-by-side': {
      years: '2010–2026',
      title: 'Dos clases de dinero, lado a lado',
      text: 'Desde entonces las dos se ponen a prueba a la vista de todos. Ninguna salió ilesa.',
    },
  },
  events: {
    'federal-reserve-act': {
      title: 'Ley de la Reserva Federal',
      keyPerson: 'Woodrow Wilson',
      description: 'Estados Unidos crea un banco central, el Sistema de la Reserva Federal.',
      note: 'En un pánico, el nuevo banco podía prestar cuando otros no lo hacían. Quienes lo defienden señalan las corridas bancarias de antes. Quienes lo critican señalan las de comienzos de la década de 1930, y el índice de precios, que empieza el mismo año. Hasta {last-cpi-month}, los precios al consumidor se habían multiplicado por cerca de {prices-multiple-since-1913:number}.',
    },
    'bank-panics': {
      title: 'El crac y los pánicos bancarios',
      keyPerson: 'Herbert Hoover',
      description:
        'Después de la recesión y del derrumbe de la bolsa de 1929, empieza el primer pánico bancario. Siguen otros, hasta que el nuevo presidente cierra todos los bancos por una semana en marzo de 1933.',
      note: 'Los precios cayeron un {prices-fall-1929-to-1933} de 1929 a 1933, y el dinero atado al oro también se había reducido. Cuando Gran Bretaña dejó el oro en 1931, la Reserva Federal de Nueva York subió su tasa de interés para que el oro no se fuera del país. Los economistas Friedman y Schwartz sostienen que comprar bonos al mismo tiempo habría suavizado las corridas.',
    },
    'executive-order-6102': {
      title: 'La Orden Ejecutiva 6102',
      keyPerson: 'Franklin D. Roosevelt',
      description:
        'Los particulares tienen que entregar la mayor parte de las monedas, los lingotes y los certificados de oro, a {gold-price-before-1934} la onza.',
      note: 'Guardar más de un poco de oro pasó a ser un delito. El gobierno argumentaba que el oro acaparado estaba ahogando la economía. Los estadounidenses solo pudieron volver a tener lingotes de oro con libertad a partir de fines de 1974.',
    },
    'gold-reserve-act': {
      title: 'Ley de la Reserva de Oro',
      keyPerson: 'Franklin D. Roosevelt',
      description:
        'El oro pasa al Tesoro. Un día después, su precio oficial sube de {gold-price-before-1934} a {gold-price-after-1934} la onza.',
      note: 'Quienes habían entregado su oro el año anterior no tuvieron parte en la ganancia. La tuvo el Tesoro. Muchos economistas piensan que el dólar más barato ayudó al país a salir de la Gran Depresión.',
    },
    'bretton-woods': {
      title: 'El acuerdo de Bretton Woods',
      keyPerson: 'John Maynard Keynes y Harry Dexter White',
      description:
        'Cuarenta y cuatro naciones acuerdan atar sus monedas al dólar. Los gobiernos extranjeros pueden cambiar dólares por oro a {gold-price-after-1934} la onza.',
      note: 'Durante una generación, la mayor parte del dinero del mundo dependió de una sola promesa. Con ella, el comercio creció mucho. Solo podía durar mientras los demás creyeran que había bastante oro detrás de los dólares.',
    },
    'gold-window': {
      title: 'Nixon cierra la ventanilla del oro',
      keyPerson: 'Richard Nixon',
      description:
        'Los gobiernos extranjeros ya no pueden cambiar dólares por oro. Los salarios y los precios se congelan por un tiempo.',
      note: 'Desde ese día, el dólar se apoya en la ley y en la confianza. Los partidarios del oro ven la ruptura en muchos gráficos posteriores. Otros responden que los precios ya subían más rápido desde 1965. Agregan que los gastos de la guerra, el precio del petróleo y un crecimiento más lento llegaron al mismo tiempo.',
    },
    'smithsonian-agreement': {
      title: 'El Acuerdo Smithsoniano',
      keyPerson: 'John Connally',
      description:
        'Diez países ricos vuelven a fijar los tipos de cambio. Acuerdan la primera devaluación del dólar desde 1934, a {gold-price-smithsonian} la onza de oro. El Congreso lo convierte en ley en 1972.',
      note: 'Era un precio en el papel: ningún gobierno podía cambiar dólares por oro a ese precio. El presidente Nixon lo elogió como el acuerdo monetario más importante de la historia. La libra dejó los nuevos tipos de cambio en pocos meses, y más tarde lo hicieron las demás monedas grandes.',
    },
    'floating-rates': {
      title: 'Los tipos de cambio flotan',
      keyPerson: 'George Shultz',
      description:
        'Una segunda devaluación, en febrero, no aguanta. Las principales monedas europeas y el yen empiezan a flotar frente al dólar.',
      note: 'Cuánto vale una moneda en el extranjero se decide desde entonces en un mercado. Así cada país puede fijar sus propias tasas de interés. También significa que nadie promete qué comprarán tus ahorros al otro lado de la frontera.',
    },
    'saudi-accord': {
      title: 'Acuerdo de cooperación con Arabia Saudita',
      keyPerson: 'Henry Kissinger',
      description:
        'Estados Unidos y Arabia Saudita crean una comisión económica conjunta. Los ingresos del petróleo saudita van cada vez más a bonos del gobierno de Estados Unidos.',
      note: 'El dinero que volvía ayudó a mantener el dólar en el centro del comercio mundial. Una historia popular habla de un tratado secreto para vender petróleo solo en dólares durante 50 años. No se conoce ningún tratado así.',
    },
    volcker: {
      title: 'Volcker se enfrenta a la inflación',
      keyPerson: 'Paul Volcker',
      description:
        'La Reserva Federal limita las reservas de los bancos y deja subir las tasas de interés, hasta casi el 20 por ciento en 1981.',
      note: 'Funcionó, y dolió: siguieron dos recesiones, y mucha gente perdió el empleo. Después la inflación se mantuvo baja durante décadas. Un banco central sin oro puede frenar la inflación, si acepta el precio.',
    },
    'inflation-peak': {
      title: 'La inflación toca techo: 14.8 por ciento',
      keyPerson: 'Paul Volcker',
      description:
        'Los precios al consumidor están un 14.8 por ciento por encima de los de un año antes, la tasa más alta desde 1947.',
      note: 'Mil dólares en un cajón perdieron unos 130 dólares de poder adquisitivo en ese solo año. El petróleo se había encarecido otra vez. Los economistas todavía discuten cuánto se debió al petróleo y cuánto al dinero.',
    },
    'black-monday': {
      title: 'El lunes negro',
      keyPerson: 'Alan Greenspan',
      description:
        'El índice Dow Jones de acciones de Estados Unidos cae un 22.6 por ciento en un día. La Reserva Federal dice que está lista para abastecer de dinero a los bancos.',
      note: 'Los bancos siguieron prestando y no hubo una depresión. Los críticos dicen que los inversionistas aprendieron una segunda lección: cuando los mercados caen, llega ayuda.',
    },
    'gramm-leach-bliley': {
      title: 'Ley Gramm-Leach-Bliley',
      keyPerson: 'Bill Clinton',
      description:
        'Los bancos comerciales, los bancos de inversión y las aseguradoras pueden pertenecer a un mismo grupo. Una ley de 1933 había separado a los dos primeros.',
      note: 'Los bancos pudieron hacerse más grandes y más enredados. Se discute si esto causó la crisis de 2008. Lehman Brothers era sobre todo un banco de inversión, algo que la ley vieja permitía, aunque también tenía una caja de ahorros con depósitos asegurados.',
    },
    'bank-of-japan-easing': {
      title: 'Expansión cuantitativa en Japón',
      keyPerson: 'Masaru Hayami',
      description:
        'Las tasas de interés están cerca de cero. El Banco de Japón empieza a crear más dinero para los bancos del que necesitan tener.',
      note: 'Fue la primera política con ese nombre, y duró cinco años. Los precios en Japón casi no subieron, así que allí el dinero nuevo del banco central por sí solo no causó inflación. Todavía se discute qué logró esa política.',
    },
    lehman: {
      title: 'Quiebra Lehman Brothers',
      keyPerson: 'Richard Fuld',
      description:
        'El banco de inversión se declara en quiebra, la mayor de la historia de Estados Unidos. Los mercados de crédito se congelan.',
      note: 'Los bancos dejaron de confiar unos en otros, y los gobiernos intervinieron con dinero público. Mucha gente se preguntó quién decide qué banco se salva, y quién paga. El artículo de Bitcoin salió seis semanas después.',
    },
    'quantitative-easing': {
      title: 'Primera expansión cuantitativa en Estados Unidos',
      keyPerson: 'Ben Bernanke',
      description: 'La Reserva Federal anuncia que comprará hasta 600 mil millones de dólares de deuda hipotecaria.',
      note: 'Pagó con dinero recién creado que los bancos tienen en el banco central. Quienes la defienden dicen que ayudó a evitar una segunda Gran Depresión. Quienes la critican dicen que subió los precios de las acciones y las casas para quienes ya las tenían.',
    },
    'inflation-target': {
      title: 'Una meta de inflación del dos por ciento',
      keyPerson: 'Ben Bernanke',
      description: 'La Reserva Federal dice en público que busca una inflación del 2 por ciento a largo plazo.',
      note: 'Con un 2 por ciento constante, un billete en un cajón pierde cerca de un tercio de su poder adquisitivo en veinte años. La razón que da el banco: un poco de inflación deja margen para bajar las tasas de interés en una recesión, y evita que los precios caigan.',
    },
    'pandemic-easing': {
      title: 'Pandemia: tasas a cero y compra de bonos',
      keyPerson: 'Jerome Powell',
      description:
        'Las tasas de interés bajan casi a cero, la compra de bonos pronto no tiene límite y el Estado reparte ayudas. En un año, la cantidad de dinero M2 crece un {m2-feb-2020-to-feb-2021:0}.',
      note: 'La ayuda llegó rápido y la recesión fue corta. Al año siguiente empezaron a subir los precios. Los economistas no se ponen de acuerdo en cuánto se debió al dinero nuevo, a las ayudas, a las cadenas de suministro rotas y a la energía más cara.',
    },
    'inflation-2022': {
      title: 'Se publica una inflación del 9.1 por ciento',
      keyPerson: 'Jerome Powell',
      description:
        'Los precios al consumidor de junio de 2022 están un 9.1 por ciento por encima de los de junio de 2021, el alza más grande desde 1981.',
      note: 'Los salarios también subieron, pero en promedio más despacio que los precios. La Reserva Federal subió las tasas de interés, y la inflación bajó al año siguiente. Los precios, en cambio, no bajaron.',
    },
    'silicon-valley-bank': {
      title: 'Quiebra Silicon Valley Bank',
      keyPerson: 'Jerome Powell',
      description:
        'El alza de las tasas de interés ha reducido el valor de sus bonos. Una corrida bancaria cierra el banco en dos días.',
      note: 'Después, el gobierno protegió todos los depósitos, incluso por encima de los 250 000 dólares asegurados. Quienes lo apoyaron vieron un pánico evitado. Quienes lo criticaron vieron reglas que se cambian después de los hechos, como en 2008.',
    },
    'inflation-2026': {
      title: 'La inflación da un salto y cede un poco',
      keyPerson: 'Kevin Warsh',
      description:
        'Los precios al consumidor de mayo de 2026 están un {inflation-may-2026} por encima de los de un año antes, y un {core-inflation-may-2026} sin alimentos ni energía. En julio están un {inflation-july-2026} por encima, o un {core-inflation-july-2026} sin ellos. La Reserva Federal busca un 2 por ciento, según otro índice. Ese suele subir un poco menos, pero sin alimentos ni energía esta vez subió más: un {core-pce-may-2026} en mayo.',
      note: 'La energía más cara fue una parte del alza en el año hasta mayo, y más de la mitad del alza del mes de mayo. Los críticos dicen que un banco que lleva cinco años sin cumplir su meta ha perdido el ancla. Otros responden que un banco central no puede extraer petróleo.',
    },
    'new-directions': {
      title: 'New Directions in Cryptography',
      keyPerson: 'Whitfield Diffie y Martin Hellman',
      description:
        'Un artículo («nuevas direcciones en criptografía») describe la criptografía de clave pública. Dos desconocidos pueden acordar un secreto por una línea abierta.',
      note: 'Cada pago de bitcoin se firma con un descendiente de esta idea. Investigadores de la inteligencia británica la habían encontrado antes. Eso se mantuvo oculto al público hasta 1997.',
    },
    rsa: {
      title: 'RSA: una firma hecha de números',
      keyPerson: 'Ron Rivest, Adi Shamir y Leonard Adleman',
      description:
        'Tres investigadores del MIT crean el primer sistema práctico de cifrado de clave pública y de firmas digitales.',
      note: 'Solo quien tiene la clave puede firmar, y cualquiera puede comprobar la firma. Bitcoin necesita justo esto, pero usa una clase más joven, basada en curvas elípticas.',
    },
    'blind-signatures': {
      title: 'Firmas ciegas: efectivo que ningún banco rastrea',
      keyPerson: 'David Chaum',
      description: 'Chaum muestra cómo un banco puede firmar monedas digitales sin ver cuáles firma.',
      note: 'El dinero digital podía ser tan privado como el efectivo. Todavía necesitaba un banco en el medio, la pieza que Bitcoin quitó después. Los pagos de Bitcoin son públicos, así que en esto quedan por detrás de los de Chaum.',
    },
    pgp: {
      title: 'PGP',
      keyPerson: 'Phil Zimmermann',
      description: 'Un programa gratuito pone un cifrado fuerte del correo electrónico al alcance de la gente común.',
      note: 'Demostró que el código puede viajar más rápido que una prohibición. El gobierno de Estados Unidos investigó a Zimmermann porque el programa había cruzado la frontera, y cerró el caso en 1996. Bitcoin es software libre de la misma manera.',
    },
    cypherpunks: {
      title: 'Los cypherpunks',
      keyPerson: 'Eric Hughes, Timothy May y John Gilmore',
      description:
        'Un grupo que busca privacidad por medio de la criptografía se reúne cerca de San Francisco y pronto abre una lista de correo.',
      note: 'Hashcash y b-money se publicaron por primera vez en esta lista. Muchos miembros esperaban un dinero que ningún Estado controlara. Otros solo querían correos privados.',
    },
    manifesto: {
      title: 'A Cypherpunk’s Manifesto',
      keyPerson: 'Eric Hughes',
      description:
        'Un texto corto («manifiesto de un cypherpunk») sostiene que una sociedad abierta necesita pagos privados, y que los cypherpunks escriben código.',
      note: 'Nombra el dinero electrónico como una de las herramientas por construir. Los críticos de la idea responden que las mismas herramientas pueden esconder un delito.',
    },
    hashcash: {
      title: 'Hashcash',
      keyPerson: 'Adam Back',
      description:
        'Cada correo debería llevar la respuesta a un pequeño acertijo. Uno no cuesta nada; un millón arruinaría a quien envía correo basura.',
      note: 'La minería de Bitcoin usa la misma clase de acertijo, y el artículo de Bitcoin lo cita. Cynthia Dwork y Moni Naor habían descrito una idea parecida en 1992.',
    },
    'b-money': {
      title: 'b-money',
      keyPerson: 'Wei Dai',
      description:
        'Un mensaje en la lista de los cypherpunks esboza un dinero que la gente crea al resolver acertijos y anota en conjunto.',
      note: 'Es la primera obra que cita el artículo de Bitcoin. Nunca se construyó. Quedó abierto cómo podían todos ponerse de acuerdo en un mismo registro.',
    },
    'bit-gold': {
      title: 'Bit gold',
      keyPerson: 'Nick Szabo',
      description:
        'Szabo diseña fichas digitales escasas, hechas con una cadena de acertijos. Publica el plan en 2005.',
      note: 'De todos los planes, es el que más se parece a Bitcoin. Nunca se construyó. Una persona que se hiciera pasar por muchas habría podido ganarles la votación a las demás, un hueco que Bitcoin cerró con la prueba de trabajo.',
    },
    rpow: {
      title: 'Pruebas de trabajo reutilizables',
      keyPerson: 'Hal Finney',
      description:
        'Un servidor cambia un acertijo resuelto por una ficha nueva, para que las fichas puedan pasar de mano en mano como monedas.',
      note: 'Finney construyó lo que otros habían esbozado. Los usuarios todavía tenían que confiar en un servidor y en su chip especial. Menos de cinco años después, él recibió el primer pago de bitcoin.',
    },
    'white-paper': {
      title: 'El artículo de Bitcoin',
      keyPerson: 'Satoshi Nakamoto',
      description:
        'Un artículo de nueve páginas (el «white paper») en una lista de correo sobre criptografía describe un efectivo electrónico sin banco.',
      note: 'Casi todas sus piezas se conocían. Lo nuevo fue cómo encajaban: la cadena con más trabajo vale como el registro verdadero, así que no hay que confiar en nadie para que lo lleve. Sigue sin saberse quién es Nakamoto.',
    },
    'genesis-block': {
      title: 'El bloque génesis',
      keyPerson: 'Satoshi Nakamoto',
      description:
        'Se crea el primer bloque. Dentro lleva un titular de The Times sobre un segundo rescate de los bancos.',
      note: 'El titular prueba que el bloque no es anterior a ese día. Muchos lo leen como un comentario sobre el rescate de los bancos. Nakamoto no dejó ninguna explicación.',
    },
    'first-payment': {
      title: 'El primer pago',
      keyPerson: 'Hal Finney',
      description: 'Nakamoto le envía 10 bitcoins a Finney.',
      note: 'Mostró que el programa funcionaba entre dos personas. Todavía no había nada que comprar, y las monedas no tenían precio.',
    },
    pizza: {
      title: 'Las pizzas de Bitcoin',
      keyPerson: 'Laszlo Hanyecz',
      description: 'Alguien compra dos pizzas por 10 000 bitcoins, la primera compra de bienes que se conoce.',
      note: 'Por primera vez, un bitcoin tenía un precio en algo real. La gente se ríe de lo que valdrían hoy esas monedas. Nadie podía saberlo entonces, igual que ahora nadie sabe cuál será el próximo precio.',
    },
    'first-halving': {
      title: 'El primer halving',
      keyPerson: 'Satoshi Nakamoto',
      description:
        'En el bloque {halving-blocks}, la recompensa de cada bloque baja de {block-reward-2009} a {block-reward-2012} bitcoins.',
      note: 'La emisión nueva se redujo a la mitad según el calendario, sin reunión ni votación. Algunas personas esperan que el precio suba después de cada halving. Un puñado de casos no prueba una regla así.',
    },
    'mt-gox': {
      title: 'Quiebra Mt. Gox',
      keyPerson: 'Mark Karpelès',
      description:
        'La plataforma de intercambio (exchange) más grande de su tiempo dice que faltan unos 850 000 bitcoins. Después aparecen unos 200 000.',
      note: 'La red siguió funcionando, y aun así se perdió la mayor parte de las monedas de los clientes. Las monedas en una plataforma son la promesa de una empresa. Con tus propias claves, cuidarlas te toca a ti.',
    },
    segwit: {
      title: 'SegWit',
      keyPerson: 'Pieter Wuille',
      description:
        'Las firmas se guardan aparte del resto. En los bloques caben más pagos, y la red Lightning se vuelve viable.',
      note: 'Antes hubo años de peleas, y algunos usuarios se separaron con una moneda propia, Bitcoin Cash. Donde nadie manda, los cambios son lentos.',
    },
    'el-salvador': {
      title: 'Bitcoin en El Salvador',
      keyPerson: 'Nayib Bukele',
      description:
        'Bitcoin pasa a ser moneda de curso legal junto al dólar. Una reforma votada en enero de 2025, por un acuerdo de préstamo con el FMI, hizo que aceptarlo fuera voluntario.',
      note: 'Ningún país lo había intentado antes. Quienes lo apoyaban esperaban remesas más baratas. Quienes lo criticaban advirtieron del riesgo para el dinero público, y a algunos partidarios de Bitcoin no les gustó que se obligara a los comercios a aceptarlo.',
    },
    taproot: {
      title: 'Taproot',
      keyPerson: 'Gregory Maxwell',
      description:
        'Con un nuevo tipo de firma, un pago con muchas condiciones puede parecer uno simple, si todos los que comparten las monedas firman juntos.',
      note: 'Esta vez casi todos estuvieron de acuerdo de antemano. Los pagos pueden ser más pequeños y un poco más privados. La mayoría de los usuarios no nota nada.',
    },
    'spot-funds': {
      title: 'Estados Unidos aprueba fondos de bitcoin al contado',
      keyPerson: 'Gary Gensler',
      description:
        'La Comisión de Bolsa y Valores de Estados Unidos (SEC) admite once fondos cotizados que tienen bitcoin.',
      note: 'Quien ahorra puede tener bitcoin por medio de un corredor de bolsa común. Entonces es dueño de una parte de un fondo, y las claves las guarda otro. El presidente de la comisión dijo que aprobarlos no era recomendarlos.',
    },
    'fourth-halving': {
      title: 'El cuarto halving',
      keyPerson: 'Satoshi Nakamoto',
      description:
        'En el bloque {fourth-halving-block}, la recompensa de cada bloque baja de {block-reward-2020} a {block-reward} bitcoins.',
      note: 'La regla del primer día se cumplió por cuarta vez. Menos monedas nuevas también significan menos pago para los mineros que protegen la red. Si las comisiones pueden reemplazarlo es una pregunta abierta.',
    },
    'record-price': {
      title: 'Un precio récord, y la caída después',
      keyPerson: 'Nadie en particular: un mercado',
      description:
        'Bitcoin llega al cierre diario más alto de nuestros datos, {btc-highest-close}. A fines de {last-btc-month} está un {btc-below-highest-close} más abajo.',
      note: 'Ese año, los fondos y las empresas fueron grandes compradores. La caída fue una de varias de ese tamaño. Quienes compraron cerca del máximo habían perdido para entonces la mitad de su dinero, y ninguna regla dice que un precio tenga que volver a subir.',
    },
    'weak-seeds': {
      title: 'Palabras que se podían adivinar',
      keyPerson: 'Los fabricantes de Coldcard',
      description:
        'El fabricante de una billetera física (hardware wallet) anuncia que sus dispositivos creaban palabras débiles desde 2021. Unos ladrones adivinan algunas y se llevan las monedas.',
      note: 'El código era público, y la falla estuvo ahí todo ese tiempo. Una actualización no arregla las palabras viejas: los dueños tuvieron que crear otras y mover las monedas. Ningún sitio web honesto te revisa las palabras.',
    },
    'chain-split': {
      title: 'Una cadena se divide por los datos en los bloques',
      keyPerson: 'Dathon Ohm y Luke Dashjr',
      description:
        'Los nodos que exigen BIP 110, un límite a otros datos en los pagos, dejan la cadena principal en el bloque {chain-split-block}. Los bloques que lo señalaban nunca pasaron de cerca del {chain-split-signals} de la potencia de minería.',
      note: 'Endurecer una regla requiere la mayor parte de la potencia de minería, y esta vez casi toda se quedó al margen. La cadena pequeña casi se detuvo y más tarde siguió con otra prueba de trabajo, como una red propia. Nunca escribas tus palabras secretas en un programa que te prometa las monedas de esa cadena.',
    },
  },
  limits: {
    title: 'Cómo leer este muro',
    /** Opens all paragraphs but the first. */
    more: 'Dónde termina, y cómo se comprobaron las fechas',
    text: [
      'Elegimos estos hechos porque tienen que ver con nuestra historia. Otra persona elegiría otros.',
      'Que una cosa venga después de otra no significa que la primera causara la segunda.',
      'El muro termina en agosto de 2026, donde terminan nuestras fuentes. Las fechas se comprobaron en copias guardadas de las fuentes o de páginas que las citan. Donde solo encontramos el mes o el año, solo ves el mes o el año.',
    ],
  },
};
