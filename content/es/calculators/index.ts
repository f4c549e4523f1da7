import { addressIdentifier } from './address-identifier';
import { balanceSheets } from './balance-sheets';
import { bankOfIssue } from './bank-of-issue';
import { barterPuzzle } from './barter-puzzle';
import { blockChain } from './block-chain';
import { checklist } from './checklist';
import { cushion } from './cushion';
import { hoursOfWork } from './hours-of-work';
import { mint } from './mint';
import { moneyScorecard } from './money-scorecard';
import { newMoneyTown } from './new-money-town';
import { nowOrLater } from './now-or-later';
import { plan } from './plan';
import { priceClock } from './price-clock';
import { proofOfWork } from './proof-of-work';
import { supplyCurve } from './supply-curve';

/** The words of each calculator by the name of its component. `{…}` marks a value that the screen fills in. */
export const calculators = {
  /** What all calculators share. */
  common: {
    noScript:
      'Esta calculadora requiere JavaScript para usar tus propios números. Sin él, estos campos no cambian nada: muestran un ejemplo calculado de antemano.',
    errors: {
      empty: 'El campo está vacío. Escribe un número, por ejemplo {example}.',
      notANumber: 'Eso no es un número. Escribe un número, por ejemplo {example}.',
      letters: 'Aquí no se entienden letras, unidades ni otros signos. Escribe solo el número, por ejemplo {example}.',
      marks:
        'Las comas, los puntos y los espacios no encajan entre sí. Escribe el número sin ellos, por ejemplo {example}.',
      tooSmall: 'Este número es demasiado pequeño. Escribe uno de {min} a {max}.',
      tooLarge: 'Este número es demasiado grande. Escribe uno de {min} a {max}.',
      /** How a number was read that can be written in several ways. Both marks are in use where Spanish is read. */
      readAs: {
        comma:
          'Leído como {number}: una coma antes de tres cifras puede marcar miles o decimales. Para los miles, escribe el número sin coma. Para los decimales, agrega un cero al final.',
        point:
          'Leído como {number}: un punto antes de tres cifras puede marcar miles o decimales. Para los miles, escribe el número sin punto. Para los decimales, agrega un cero al final.',
        other: 'Leído como {number}.',
      },
      lostInLink: 'El enlace perdió este valor: ves el del ejemplo.',
    },
    /** Above a calculator that was opened by a damaged link. */
    damagedLink: {
      part: 'Este enlace se dañó en el camino. Lo que perdió tiene el valor del ejemplo: revisa primero los campos.',
      all: 'Este enlace se dañó en el camino y no se pudo leer. Ves el ejemplo.',
    },
    results: 'Resultados',
    /** In the place of a chart. */
    noResult: 'Todavía no hay resultado. Cambia el campo marcado arriba.',
    actions: {
      copyLink: 'Copiar enlace a este resultado',
      linkCopied: 'Enlace copiado',
      copyFailed: 'El navegador no nos dejó copiar. El enlace está seleccionado abajo: cópialo de ahí.',
      linkField: 'Enlace a este resultado',
      noLink: 'Todavía no hay un resultado que enlazar. Cambia el campo marcado arriba.',
      reset: 'Restablecer',
    },
    formula: { formula: 'Fórmula', constants: 'Constantes', folded: 'Cómo se calcula' },
  },
  DcaBacktest: {
    title: 'Prueba con el pasado: el mismo plan a precios de entonces',
    amount: 'Monto por mes (US$)',
    amountHint:
      'Se compra al último precio de cada mes. Tenemos un precio por mes, así que no se pueden probar planes semanales.',
    start: 'Primera compra',
    end: 'Última compra',
    month: 'Mes',
    year: 'Año',
    wrongOrder: 'La última compra es anterior a la primera. Elige un mes posterior.',
    fee: 'Comisión (%)',
    feeHint: 'Comisión y spread juntos, descontados de cada compra y de la compra única.',
    savings: 'Cuenta de ahorros (% al año)',
    planFields: 'Elegir monto y meses',
    costs: 'Comisión de {fee}, ahorros al {rate} anual',
    savingsHint:
      'Un ejemplo. Los intereses se suman cada mes. Las letras del Tesoro de Estados Unidos a tres meses rindieron {treasury-bills-2022} en 2022, {treasury-bills-2023} en 2023 y {treasury-bills-2024} en 2024, un poco más que sus tasas de descuento publicadas.',
    quick: {
      legend: 'Malos inicios para probar',
      from: 'desde {start}',
      lengths: { 12: 'Peor año', 24: 'Peores 2 años', 36: 'Peores 3 años', 60: 'Peores 5 años' } as Record<
        number,
        string
      >,
    },
    /** Which months are shown: ours, or those that the reader chose. */
    window: {
      title: 'Por qué estos meses',
      ours: 'Son los últimos {years} años de nuestros precios. No los elegimos por su resultado. Para ver otra historia, cambia los meses.',
      /** The same, where no other start of this length ended worse. */
      oursWorst:
        'Son los últimos {years} años de nuestros precios y, al mismo tiempo, el peor inicio de esa duración. No los elegimos por su resultado. Para ver otra historia, cambia los meses.',
      readers:
        'Elegiste de {start} a {end}. Otros meses cuentan otra historia: compara los tuyos con todos los inicios de la misma duración.',
    },
    plan: 'Plan de bitcoin al final',
    planNote: '{n} compras mensuales de {amount}: {total} aportados.',
    planNoteOne: 'Una compra de {amount}.',
    more: '{percent} más de lo aportado',
    less: '{percent} menos de lo aportado',
    invested: 'Aportado',
    investedNote: '{n} compras mensuales de {amount}.',
    investedOne: 'Una compra.',
    bought: 'Bitcoin comprado',
    boughtValue: '{btc} BTC',
    boughtNote: 'Valorado al precio de {month}. Costo promedio de un bitcoin: {cost}.',
    boughtNone: 'No se compró nada.',
    lump: 'O una compra única al comienzo',
    lumpNote: 'Los mismos {total}, gastados todos al final de {month}.',
    savingsValue: 'O una cuenta de ahorros',
    cash: 'O solo efectivo, en valor real',
    cashNote:
      'Lo que todavía compran los {total}, cada pago en el dinero de su propio mes. Los resultados de arriba son dólares nominales, con la inflación incluida.',
    ride: 'Qué tan movido fue el viaje',
    drawdown: 'Peor caída desde el máximo del plan',
    drawdownNote:
      'Desde el final de {peak} hasta el final de {low}. Los pagos nuevos la suavizan. La peor caída del precio mismo en este tiempo fue de {price}.',
    drawdownNone: 'El valor nunca estuvo por debajo de un fin de mes anterior.',
    underWater: 'Meses con pérdida',
    underWaterNote:
      '{k} de {n} meses terminaron con un plan que valía menos de lo aportado, las dos cosas en dólares nominales.',
    real: 'Plan de bitcoin en dinero de {month}',
    realPlain: 'Plan de bitcoin, en valor real',
    realNote:
      'El valor final sin el alza de los precios al consumidor desde entonces. Los pagos fueron de {paid} en ese dinero.',
    dataEnd: 'Fin de los datos',
    dataEndNote: 'El último precio de fin de mes que tenemos. Lo que vino después no está aquí.',
    starts: {
      title: 'Todos los inicios de la misma duración',
      intro: 'Un plan de {length} pudo empezar en {plans} meses distintos desde {first}.',
      losing: {
        none: 'En dólares nominales, ninguno terminó con pérdida.',
        one: 'En dólares nominales, uno de ellos terminó con pérdida.',
        many: 'En dólares nominales, {n} de ellos, o {percent}, terminaron con pérdida.',
      },
      /** The same after inflation. */
      losingReal: {
        none: 'Descontada la inflación, ninguno.',
        one: 'Descontada la inflación, uno.',
        many: 'Descontada la inflación, {n}.',
      },
      oneYear:
        'A los planes cortos les fue peor: de los {plans} planes de un año, {n} terminaron con pérdida en dólares nominales.',
      rank: 'Contado desde el peor, el tuyo es el número {rank}.',
      caption: 'Cómo terminaron {plans} planes de {length}, en dólares nominales',
      columns: { band: 'Valor al final', count: 'Planes', share: 'Parte de todos los planes' },
      bands: {
        half: 'Menos de la mitad de lo aportado',
        loss: 'La mitad o más, pero con pérdida',
        double: 'De 1 a 2 veces',
        five: 'De 2 a 5 veces',
        ten: 'De 5 a 10 veces',
        more: '10 veces o más',
      },
      worst: 'Peor inicio',
      median: 'Resultado del medio',
      best: 'Mejor inicio',
      multiple: '{n} veces',
      from: 'Primera compra: {month}.',
      medianNote: 'A la mitad de los planes le fue mejor, y a la otra mitad, peor.',
      separate: {
        one: 'Sin superponerse, solo cabría uno en nuestros precios.',
        many: 'Sin superponerse, solo cabrían {n} en nuestros precios.',
      },
      caveat:
        'Estos planes se superponen. {separate} Por eso, {plans} inicios están lejos de ser {plans} pruebas independientes. Muchos incluyen los primeros años, cuando bitcoin era diminuto y subía desde unos centavos. Y esta es una moneda que sobrevivió. Otras cayeron a cero.',
    },
    months: { one: 'un mes', many: '{n} meses', year: 'un año', years: '{n} años' },
    chart: {
      title: 'Mes a mes',
      /** On narrow screens. */
      savings:
        'La cuenta de ahorros suele estar demasiado cerca de la suma aportada para tener su propia línea en un gráfico angosto.',
      summary:
        'De {start} a {end} se aportaron {invested}. El plan de bitcoin terminó en {plan}, la compra única en {lump} y la cuenta de ahorros en {savings}. El efectivo todavía compraba {cash}.',
      unit: 'Dólares al final de cada mes. Efectivo: lo que todavía compra.',
      month: 'Mes',
      lines: {
        plan: 'Plan',
        lump: 'Compra única',
        invested: 'Aportado',
        savings: 'Ahorros',
        cash: 'Efectivo,\nvalor real',
      },
      columns: {
        plan: 'Plan de bitcoin',
        lump: 'Compra única',
        invested: 'Aportado',
        savings: 'Cuenta de ahorros',
        cash: 'Efectivo, en valor real',
      },
      note: 'No se cuentan los impuestos, las comisiones de retiro, las monedas perdidas ni las plataformas que quebraron. Antes de 2023, los precios al consumidor se dibujan entre promedios anuales. El último es de {cpi}.',
    },
    warning:
      'Los resultados del pasado no prometen los del futuro. Esto es historia, y no es asesoramiento financiero.',
    formula: [
      'Bitcoin comprado cada mes = monto × (1 − comisión) ÷ precio al final del mes',
      'Plan = todo el bitcoin comprado × precio al final',
      'Compra única = todos los pagos × (1 − comisión) ÷ primer precio × último precio',
      'Ahorros = saldo × (1 + tasa ÷ 12) + monto, mes a mes',
      'Efectivo en valor real = saldo × índice de precios anterior ÷ índice de precios posterior + monto',
      'En dinero del primer mes = dólares × primer índice de precios ÷ índice de precios de su mes',
    ],
    constants: { prices: 'Precios', pricesValue: '{publisher}, de {first} a {last}' },
  },
  DcaCalculator: {
    title: 'Calculadora de compras periódicas',
    amount: 'Monto por compra (US$)',
    amountHint: 'Hecha para montos de {min} a {max}. Con otros también funciona.',
    frequency: 'Frecuencia',
    frequencyHint: 'Cada dos semanas no es lo mismo que dos veces al mes.',
    frequencies: { daily: 'Diaria', weekly: 'Semanal', 'bi-weekly': 'Cada dos semanas', monthly: 'Mensual' },
    annual: 'Total anual',
    annualValue: '{amount} / año',
    annualNote: '{n} compras de {amount}.',
    monthly: 'Por mes, en promedio',
    monthlyNote: 'Compáralo con lo que queda de tu salario después del alquiler, la comida y los ahorros.',
    year: 'Lo que aportas en un año, sumado mes a mes. Muestra tus pagos, no lo que valen las monedas. El precio puede caer.',
    month: 'mes {n}',
    tryIt: 'Probar este plan con precios del pasado',
    formula: ['Total anual = monto por compra × compras por año', 'Por mes = total anual ÷ 12'],
    constants: {
      perYear: '{frequency}: compras por año',
      note: 'Cincuenta y dos semanas son 364 días. Por eso, un año de verdad tiene a veces una compra más.',
    },
  },
  FeeCalculator: {
    title: 'Calculadora de comisiones',
    size: 'Tamaño del pago (bytes)',
    sizeHint: 'En bytes virtuales. El control va de {min} a {max}. Puedes escribir cualquier otro tamaño.',
    sizeSpoken: '{value} bytes virtuales',
    rate: 'Tarifa (sat/vB)',
    rateHint: 'El control va de {min} a {max}. Puedes escribir cualquier otra tarifa.',
    rateSpoken: '{value} satoshis por byte virtual',
    sats: 'Total en satoshis',
    belowFloor: 'Por debajo de {floor} sat/vB, los nodos con la configuración predeterminada no retransmiten el pago.',
    btc: 'Bitcoin',
    usd: 'Dólares',
    usdNote: 'A un precio fijo de ejemplo, {price} por bitcoin. No es el precio de hoy.',
    formula: [
      'Total en satoshis = tamaño × tarifa, redondeado hacia arriba a satoshis enteros',
      'Bitcoin = satoshis ÷ satoshis de un bitcoin',
      'Dólares = bitcoin × precio',
    ],
    constants: {
      satsPerBtc: 'Satoshis de un bitcoin',
      price: 'Precio de bitcoin',
      priceNote: 'Un ejemplo fijo, para que el resultado sea el mismo en cada visita.',
    },
  },
  HardwareWalletCalculator: {
    title: 'Billetera física: costo y beneficio',
    amount: 'Cantidad de bitcoin',
    amountSpoken: '{value} bitcoin',
    btcPrice: 'Precio de bitcoin (US$)',
    btcPriceHint: 'Un ejemplo fijo. Al final de {month}, el precio era {price}.',
    risk: 'Riesgo de la plataforma (% al año)',
    riskHint: 'Nadie conoce este número. {value} es un ejemplo: muévelo.',
    riskSpoken: '{value} por ciento al año',
    cost: 'Costo del dispositivo (US$)',
    portfolio: 'Valor guardado',
    annualRisk: 'Riesgo por año',
    annualRiskNote:
      'Un promedio de muchos años y muchas personas. La mayoría de los años no perderías nada. En uno malo lo perderías todo.',
    protection: 'Costo de la protección',
    protectionNote: 'El precio del dispositivo, como porcentaje de lo que protege.',
    protectionNone: 'Todavía no hay nada que proteger.',
    protected: 'Valor protegido',
    protectedNote: 'El valor guardado menos el precio del dispositivo.',
    protectedLoss: 'El dispositivo cuesta más de lo que protege',
    all: 'El punto de equilibrio, tu propio riesgo y la fórmula',
    breakEven: 'Cantidad de equilibrio',
    breakEvenNote: 'Con ella, un año de riesgo en la plataforma cuesta lo mismo que el dispositivo.',
    breakEvenAbove: 'Tú tienes más.',
    breakEvenBelow: 'Tú tienes menos.',
    breakEvenNone: 'Si la plataforma no tiene ningún riesgo, el dispositivo nunca se paga solo.',
    own: 'El riesgo que pasa a ti',
    ownIntro:
      'Con un dispositivo, ninguna plataforma puede perder tus monedas. Tú sí puedes. Así que cuenta también tu propio riesgo.',
    ownReasons: [
      'Pierdes las palabras de recuperación, o un incendio o una inundación destruye la única copia.',
      'Alguien te engaña para que escribas las palabras en un sitio web.',
      'Mueres, y tus herederos no encuentran las palabras o no pueden usarlas.',
    ],
    ownRisk: 'Tu propio riesgo (% al año)',
    ownRiskHint: 'También es un ejemplo: muévelo. Para nadie es cero.',
    ownSource:
      'Una pista sobre su tamaño: en 2017, la empresa Chainalysis estimó que se había perdido entre {low} % y {high} % de todas las monedas. Repartido entre los primeros nueve años, es más o menos entre {lowYear} % y {highYear} % al año. La mayoría de esas monedas valían poco cuando se perdieron, y pocas pueden haber estado en una billetera física.',
    change: 'Cambio en el primer año',
    changeNote: 'El riesgo de la plataforma que evitas, menos tu propio riesgo, menos el precio del dispositivo.',
    bars: {
      exchange: 'Riesgo en la plataforma, por año',
      device: 'Con el dispositivo, primer año',
      own: '{cost} por tu propio riesgo',
      price: '{cost} por el dispositivo',
    },
    changeGain: 'Mejor con el dispositivo, con estas suposiciones',
    changeLoss: 'Peor con el dispositivo, con estas suposiciones',
    ownBreakEven: 'Equilibrio con tu propio riesgo',
    ownBreakEvenNote: 'Desde esta cantidad, el primer año paga el dispositivo.',
    ownBreakEvenNone: 'No hay. Tu propio riesgo es tan grande como el de la plataforma, o más.',
    leavesOut:
      'Los dos riesgos son suposiciones, así que todos estos resultados también lo son. Quedan fuera el envío y los impuestos, las comisiones de red para mover las monedas, los años que dura el dispositivo y lo que recuperarías de una plataforma que quebró.',
    formula: [
      'Valor guardado = cantidad de bitcoin × precio de bitcoin',
      'Riesgo por año = valor guardado × riesgo de la plataforma ÷ 100',
      'Costo de la protección = costo del dispositivo ÷ valor guardado × 100',
      'Valor protegido = valor guardado − costo del dispositivo',
      'Cada resultado se redondea por separado, así que las partes pueden diferir de su suma en un dólar.',
      'Cantidad de equilibrio = costo del dispositivo ÷ riesgo de la plataforma × 100',
      'Equilibrio con tu propio riesgo = costo del dispositivo ÷ (riesgo de la plataforma − riesgo propio) × 100',
    ],
  },
  InflationByYear: {
    title: 'La inflación, año por año',
    noScript: 'Elegir un año requiere JavaScript. La tabla de abajo tiene los {n} años.',
    year: 'Año',
    yearHint: 'Promedios de un solo país, Estados Unidos. Las cifras oficiales van de diciembre a diciembre.',
    housing: 'Vivienda',
    groceries: 'Comida',
    wages: 'Salarios',
    site: 'Este sitio',
    /** What the bars are. */
    key: { prices: 'Precios publicados', pay: 'Salarios publicados', site: 'Este sitio' },
    official: {
      housePrices: 'Precios de las casas (Case-Shiller)',
      shelter: 'Alquiler y otros gastos de vivienda (IPC)',
      groceries: 'Comida en casa (IPC)',
      wages: 'Salario promedio por hora',
    },
    realPay: {
      title: 'Qué compraba el salario en {year}',
      lead: 'Cifras oficiales: el salario promedio por hora subió {wages}.',
      food: 'La comida en casa subió {percent}.',
      foodResult: {
        more: 'Así que una hora de salario compraba {change} más de comida.',
        less: 'Así que una hora de salario compraba {change} menos de comida.',
        same: 'Así que una hora de salario compraba la misma comida.',
      },
      shelter: 'El alquiler y los otros gastos de vivienda subieron {percent}.',
      shelterResult: {
        more: 'Así que una hora de salario alcanzaba para {change} más de vivienda.',
        less: 'Así que una hora de salario alcanzaba para {change} menos de vivienda.',
        same: 'Así que una hora de salario alcanzaba para la misma vivienda.',
      },
      houses: 'Los precios de las casas subieron {percent}.',
      housesResult: {
        more: 'Así que una hora de salario compraba {change} más de casa.',
        less: 'Así que una hora de salario compraba {change} menos de casa.',
        same: 'Así que una hora de salario compraba la misma parte de una casa.',
      },
      notes: {
        2020: 'En 2020 desaparecieron muchos empleos mal pagados. Solo eso ya sube el promedio, así que el alza de los salarios parece mejor de lo que fue.',
      } as Record<number, string>,
    },
    table: {
      caption: 'Todos los años: este sitio y las cifras oficiales',
      note: 'Cambio porcentual a lo largo del año. «Este sitio» es la fila que fijó el responsable del sitio. Oficial: diciembre frente a diciembre del año anterior; {publisher}, datos hasta {vintage}.',
      trust:
        'La fila de vivienda del responsable del sitio no coincide con ninguna serie oficial, y las de salarios y comida también difieren. Confía más en las series que llevan nombre.',
      mismatch:
        'La fila de vivienda del responsable del sitio está por encima de los precios de las casas y de los alquileres en cada uno de estos años. En total sube {housing}, mientras que los precios de las casas subieron {housePrices}. Nuestra fila de salarios está por debajo de la oficial en {below} de los {years} años: {wages} en total, mientras que los salarios subieron {pay}. Nuestro {groceries} para la comida en 2023 es el cambio del promedio anual. De diciembre a diciembre fue de {groceriesOfficial}.',
      source: 'Definiciones y fuentes',
    },
    formula: ['Cambio en lo que compra el salario = (1 + alza del salario) ÷ (1 + alza de los precios) − 1'],
  },
  MiningCalculator: {
    title: 'Calculadora de minería',
    hashRate: 'Tasa de hash (TH/s)',
    hashRateHint: 'Billones de intentos por segundo. Está en la etiqueta de la máquina.',
    power: 'Consumo eléctrico (W)',
    electricity: 'Electricidad (US$/kWh)',
    electricityHint: 'Tu recibo de luz dice el precio de un kilovatio-hora.',
    btcPrice: 'Precio de bitcoin (US$)',
    dailyBtc: 'Bitcoin al día',
    dailyRevenue: 'Ingreso al día',
    dailyPowerCost: 'Electricidad al día',
    dailyProfit: 'Ganancia al día',
    profit: 'Ganancia con estos números',
    loss: 'Pérdida con estos números',
    noProfit: 'Ni ganancia ni pérdida con estos números',
    /** `{fixed}`: the network of the example. */
    aboveNetwork:
      'Esto es más que toda la red del ejemplo, {fixed} EH/s. La última cifra es {latest} EH/s. Ningún minero puede ganar más que todos los mineros juntos, así que estos resultados no pueden hacerse realidad.',
    beyond: 'Qué se deduce de esto',
    /** The same machine at the hash rate of the example and at the latest one. */
    rates: {
      caption: 'La misma máquina con dos tasas de hash de la red',
      fixed: '{rate} EH/s, nuestro ejemplo',
      latest: '{rate} EH/s, diciembre de {year}',
      note: 'La última cifra de nuestros datos es el promedio de diciembre de {year} ({source}).',
    },
    breakEven: 'Precio de equilibrio de la electricidad, por kWh',
    breakEvenNote:
      'Con el precio de equilibrio, la electricidad cuesta tanto como vale el bitcoin. Si pagas más, cada hora pierde dinero.',
    breakEvenNone: 'La máquina no gasta electricidad, así que no tiene precio de equilibrio.',
    solo: 'Probabilidad de un bloque en un año, minando en solitario',
    soloYears: 'Espera promedio hasta un bloque, minando en solitario',
    years: '{n} años',
    less: 'menos de {n} años',
    soloNote: 'La suerte no tiene memoria: después de un año sin ningún bloque, la probabilidad es la misma.',
    soloNone: 'Sin tasa de hash no hay ninguna probabilidad de un bloque.',
    halving: 'Próximo halving (estimación)',
    halvingValue: 'Hacia {date}',
    halvingNote:
      'En el bloque {height}, la recompensa baja a {subsidy} BTC, así que el bitcoin al día se reduce a la mitad. Los bloques no llegan a hora fija: la fecha se corre varias semanas.',
    leavesOut: 'Lo que esto deja fuera',
    omissions: [
      'La comisión del pool, muchas veces de 1 a 3 por ciento.',
      'El precio de la máquina, el enfriamiento, las reparaciones y los impuestos.',
      'El crecimiento de la red. Cuando otros agregan máquinas, tu parte se encoge.',
      'El próximo halving, los cambios del precio de bitcoin y los días sin conexión.',
      'Las comisiones de las transacciones, que suman un poco a la recompensa.',
    ],
    formula: [
      'Bitcoin al día = recompensa de bloque × (tasa de hash ÷ tasa de hash de la red) × bloques al día',
      'Ingreso al día = bitcoin al día × precio de bitcoin',
      'Electricidad al día = vatios ÷ 1000 × 24 × costo de la electricidad',
      'Ganancia al día = ingreso al día − electricidad al día',
      'Cada resultado se redondea por separado, así que las partes que se ven pueden diferir en un centavo de la ganancia que se ve.',
      'Si hay ganancia o pérdida lo decide la ganancia que se ve: US$ 0.00 no es ni lo uno ni lo otro.',
      'Precio de equilibrio = ingreso al día ÷ (vatios ÷ 1000 × 24)',
      'Probabilidad en un año = 1 − e^(−bloques esperados en 365 días)',
      'Espera promedio = 1 año ÷ bloques esperados en 365 días',
    ],
    constants: {
      subsidy: 'Recompensa de bloque',
      subsidyValue: '{btc} BTC',
      network: 'Tasa de hash de la red',
      networkValue: '{rate} TH/s',
      networkNote:
        'Un ejemplo fijo ({fixed} EH/s). La última cifra de nuestros datos es {latest} EH/s, el promedio de diciembre de {year} ({source}).',
      blocks: 'Bloques al día',
    },
  },
  TimePreferenceCalculator: {
    title: 'Calculadora de ahorro',
    amount: 'Monto mensual\u00a0(US$)',
    years: 'Años',
    inflation: 'Inflación (% al año)',
    inflationSpoken: '{value} por ciento de inflación al año',
    btcReturn: 'Rendimiento de bitcoin (% al año)',
    btcReturnHint:
      'Nadie lo conoce. {value} es un ejemplo: llévalo también por debajo de cero. En un año entero fue, en promedio, de {btc-return-per-year-since-june-2021} desde junio de 2021 hasta {last-btc-month}, y de {btc-return-per-year-since-october-2021} desde octubre de 2021.',
    btcReturnSpoken: '{value} por ciento al año',
    interestFolded: 'Interés de los ahorros: {value}',
    interest: 'Interés de los ahorros (% al año)',
    interestHint:
      'Para comparar. Es un ejemplo, menor que la inflación de la casilla. Las letras del Tesoro de Estados Unidos a tres meses, renovadas, pagaron {treasury-bills-per-year-since-1971} al año de 1972 a 2024, antes de impuestos. Su tasa de descuento publicada es un poco menor. Los precios subieron {inflation-per-year-1971-to-2024}.',
    contributed: 'Total aportado',
    nominal: 'Dólares, valor nominal',
    nominalNote: 'El número que dicen los billetes. El efectivo de un cajón no gana nada.',
    real: 'Dólares, valor real',
    realNote:
      'Lo que valían tus pagos el día en que hiciste cada uno, en dinero del primer mes. Guardado en efectivo hasta el final, todo junto compraría {atEnd}.',
    btcValue: 'Valor de los bitcoins',
    btcValueNote:
      'Solo si tu rendimiento se cumpliera todos y cada uno de los meses. En dinero del primer mes: {real}.',
    less: 'Menos de lo aportado',
    loss: 'Poder adquisitivo perdido',
    lossNote:
      'De los pagos, contados el día en que hiciste cada uno. Para el efectivo guardado hasta el final: {lossAtEnd}.',
    others: 'El mismo plan con otros rendimientos',
    othersIntro:
      'La fórmula suma cada mes una doceava parte de la tasa anual. Así, {chosen} en la casilla se vuelve {effective} en un año entero.',
    table: {
      caption: '{amount} al mes durante {years} años',
      columns: {
        plan: 'Plan',
        rate: 'En la casilla',
        year: 'En un año entero',
        end: 'Al final',
        change: 'Frente a lo aportado',
      },
      chosen: 'Bitcoin, tu rendimiento',
      interest: 'Ahorros, tu interés',
      zero: 'Bitcoin se queda quieto',
      negative: 'Bitcoin en una caída larga',
    },
    reality: {
      up: 'Con tu rendimiento, el precio de un bitcoin tendría que multiplicarse por {times} en {years} años. Al final de {month} costaba {price}. Tendría que costar {target}.',
      flat: 'Con tu rendimiento, un bitcoin costaría lo mismo después de {years} años.',
      down: 'Con tu rendimiento, un bitcoin perdería {percent} de su precio en {years} años. Al final de {month} costaba {price}. Entonces costaría {target}.',
      more: 'Tres límites más de este resultado',
      limits: [
        'Nadie conoce el rendimiento de bitcoin. El {example} de la casilla es el ejemplo del responsable del sitio, no un pronóstico.',
        'Es cierto que bitcoin subió rápido durante largos periodos, desde un comienzo diminuto. Hasta donde sabemos, nada ha mantenido un ritmo así cuando ya era grande.',
        'Un precio real no sube en una línea suave. Su peor caída entre dos fines de mes, hasta {last-btc-month}, fue de {btc-worst-drawdown}. Según los cierres diarios, cayó {btc-fall-2011} en 2011, y {btc-fall-2013-to-2015} desde su máximo de 2013 hasta su mínimo de 2015.',
        'El efectivo en un cajón es un rival débil. Las cuentas de ahorros pagan intereses, y los fondos indexados amplios tienen acciones de muchas empresas. Antes que todo eso, ten un fondo de emergencia.',
      ],
    },
    chart: {
      title: 'El plan, año por año',
      summary:
        'Después de {years} años se han aportado {paid}. Se vuelven {chosen} con tu rendimiento, {interest} con intereses, {zero} si bitcoin se queda quieto y {negative} en una caída larga. Como efectivo guardado hasta el final, comprarían {atEnd}.',
      unit: 'Dólares después de cada año del plan',
      year: 'Año',
      lines: {
        chosen: 'Tu rendimiento',
        zero: 'Aportado, al 0 %',
        negative: 'Caída larga',
      },
      columns: {
        chosen: 'Bitcoin con tu rendimiento',
        zero: 'Aportado, y bitcoin al 0 %',
        interest: 'Con intereses',
        real: 'Pagos, valor real al hacerlos',
        negative: 'Bitcoin en una caída larga',
      },
      note: 'La tabla tiene más que las líneas dibujadas. Todas sus columnas menos una muestran dólares nominales. «Pagos, valor real al hacerlos» cuenta cada pago en dinero del primer mes, el día en que se hizo. Nada de esto es un pronóstico.',
    },
    formula: [
      'Total aportado = monto mensual × 12 × años',
      'Dólares, valor real = suma de monto mensual ÷ (1 + inflación ÷ 12)^i, para los meses i = 0 a n − 1',
      'Lo que compraría el efectivo guardado hasta el final = nominal ÷ (1 + inflación ÷ 12)^n',
      'Valor de los bitcoins = suma de monto mensual × (1 + rendimiento ÷ 12)^(n − i)',
      'Valor de los bitcoins en dinero del primer mes = valor de los bitcoins ÷ (1 + inflación ÷ 12)^n',
      'Poder adquisitivo perdido = (nominal − valor real) ÷ nominal × 100',
      'Pérdida del efectivo guardado hasta el final = (nominal − lo que compraría) ÷ nominal × 100',
      'En un año entero = (1 + tasa ÷ 12)^12 − 1',
    ],
    constants: {
      n: 'Meses n',
      zero: 'Rendimiento si bitcoin se queda quieto',
      negative: 'Rendimiento en la caída larga',
    },
  },
  TransactionSizer: {
    title: '¿Cuánto ocupa tu pago?',
    examples: 'Empieza con un pago común: se gasta una moneda, hay dos salidas',
    example: '{name}: {vbytes} vB',
    exampleNames: { p2pkh: 'Empieza con 1', p2wpkh: 'Empieza con bc1q', p2tr: 'Empieza con bc1p' },
    inputs: 'Monedas que gastas (entradas)',
    inputsHelp:
      '¿Cuántas monedas de cada clase? Los primeros caracteres de la dirección en que está una moneda te dicen su clase.',
    inputHint: '{vbytes} vB cada una',
    inputHintWithFee: '{vbytes} vB cada una, {sats} sat con tu tarifa',
    noInputs: 'Un pago gasta al menos una moneda. Escribe 1 o más en uno de estos campos.',
    errors: {
      notWhole: 'Eso no es un número entero. Escribe una cantidad, por ejemplo 1.',
      negative: 'Una salida no puede pagar menos que nada. Escribe 0 o más.',
      aboveSupply: 'Es más que todo el bitcoin: nunca habrá más de {max} sat.',
      togetherAboveSupply: 'Juntas, estas salidas pagan más que todo el bitcoin, que son {max} sat.',
    },
    outputs: 'Adónde va el dinero (salidas)',
    outputsHelp:
      'La mayoría de los pagos tiene dos: una para quien recibe y una para tu cambio. Agrega un monto para ver si es polvo.',
    output: 'Salida {n}',
    outputType: 'La dirección empieza con',
    outputAmount: 'Monto en sat (opcional)',
    addOutput: 'Agregar una salida',
    removeOutput: 'Quitar la salida {n}',
    outputAdded: 'Se agregó la salida {n}.',
    outputRemoved: 'Se quitó la salida {n}.',
    mostOutputs: 'Esta herramienta admite {max} salidas como máximo.',
    dust: 'Polvo: {amount} sat está por debajo del límite de {limit} sat para este tipo. Los nodos con la configuración predeterminada no retransmiten un pago que lo crea.',
    costly:
      'Difícil de gastar: con tu tarifa, gastar esta salida más adelante costaría unos {cost} sat, más de lo que contiene.',
    inputTypes: {
      p2wpkh: 'Empieza con bc1q, 42 caracteres',
      p2tr: 'Empieza con bc1p (Taproot)',
      p2pkh: 'Empieza con 1',
      'p2sh-p2wpkh': 'Empieza con 3, una clave',
      'p2sh-2of3': 'Empieza con 3, dos de tres claves, sin SegWit',
      'p2wsh-2of3': 'Empieza con bc1q, 62 caracteres, dos de tres claves',
    },
    outputTypes: {
      p2wpkh: 'bc1q (42 caracteres)',
      p2tr: 'bc1p (Taproot)',
      p2pkh: '1',
      'p2sh-p2wpkh': '3',
      'p2wsh-2of3': 'bc1q (62 caracteres)',
    },
    rate: 'Tarifa (sat/vB)',
    size: 'Tamaño',
    sizeValue: '{vbytes} vB',
    sizeNote:
      'Peso: {weight} unidades. Los tamaños reales varían más o menos un byte, porque las firmas también varían.',
    fee: 'Comisión',
    feeValue: '{sats} sat',
    useSize: 'Usar este tamaño en la calculadora de comisiones',
    tooHeavy:
      'Pesa más de {max} unidades. Los nodos con la configuración predeterminada no retransmiten un pago así. Divídelo.',
    consolidate: {
      title: '¿Convendría juntar primero estas monedas?',
      text: 'Gastas {inputs} monedas en {vbytes} vB. Enviártelas todas a ti como una sola moneda ocupa {joinVbytes} vB, o {joinSats} sat a {rate} sat/vB. El mismo pago desde una sola moneda ocuparía después {laterVbytes} vB. La moneda nueva es de {kind}: «{type}».',
      kind: 'la clase más barata para esto',
      kindOfSeveralKeys: 'la clase más barata que conserva varias claves',
      worth:
        'Así que juntarlas ahora con esta tarifa ahorra dinero solo si, de otro modo, harías este pago a más de unos {breakEvenRate} sat/vB.',
      privacy: 'Tiene un precio que no se paga en satoshis: todo el mundo puede ver que estas monedas van juntas.',
    },
    formula: [
      'Peso = 4 × (8 + contadores + salidas) + entradas, más 2 si alguna entrada es SegWit',
      'Tamaño = peso ÷ 4, redondeado hacia arriba a bytes virtuales enteros',
      'Comisión = tamaño × tarifa, redondeada hacia arriba a satoshis enteros',
    ],
    constantValue: 'entrada {input} vB, salida {output} vB, límite de polvo {dust} sat',
    countsNote:
      'Cada uno de los dos contadores ocupa 1 byte hasta 252, y después 3. En un pago SegWit, cada entrada antigua suma 1 unidad de peso.',
  },
  AddressIdentifier: addressIdentifier,
  BalanceSheets: balanceSheets,
  BankOfIssue: bankOfIssue,
  BarterPuzzle: barterPuzzle,
  BlockChain: blockChain,
  Cushion: cushion,
  HoursOfWork: hoursOfWork,
  Mint: mint,
  MoneyScorecard: moneyScorecard,
  NewMoneyTown: newMoneyTown,
  NowOrLater: nowOrLater,
  Plan: plan,
  PriceClock: priceClock,
  ProofOfWork: proofOfWork,
  SupplyCurve: supplyCurve,
  SecurityChecklist: checklist,
};
