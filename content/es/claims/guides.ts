import type { guideClaims } from '@/content/claims/guides';
import type { ClaimWords } from '../../en/claims/words';

export const guideWords: Record<keyof typeof guideClaims, ClaimWords> = {
  'strategy-average-cost': {
    title: 'Lo que pagó Strategy, en promedio, por cada bitcoin que tenía el 5 de abril de 2026',
    how: 'Leído en un resumen del informe de la empresa a la autoridad bursátil de Estados Unidos.',
    caveat: 'El promedio de todas las monedas que tenía. Desde entonces ha comprado y vendido.',
  },
  'block-first-coins': {
    title: 'Bitcoins que Block compró en octubre de 2020',
    how: 'Leído en un artículo de prensa sobre las compras de la empresa.',
    caveat: 'En ese tiempo la empresa se llamaba Square.',
  },
  'block-first-cost': {
    title: 'Lo que pagó Block por sus bitcoins de octubre de 2020',
    how: 'Leído en un artículo de prensa sobre las compras de la empresa.',
    caveat: 'Una suma redondeada.',
  },
  'block-second-coins': {
    title: 'Bitcoins que Block compró en febrero de 2021',
    how: 'Leído en un artículo de prensa sobre las compras de la empresa.',
    caveat: 'En ese tiempo la empresa se llamaba Square.',
  },
  'block-second-cost': {
    title: 'Lo que pagó Block por sus bitcoins de febrero de 2021',
    how: 'Leído en un artículo de prensa sobre las compras de la empresa.',
    caveat: 'Una suma redondeada.',
  },
  'ftx-paid': {
    title:
      'Lo que FTX iba a pagar a la mayoría de sus acreedores, comparado con lo que tenían en dólares el día de la quiebra',
    how: 'Leído en una noticia sobre el plan que aprobó un juez.',
    caveat: 'Contado en dólares de noviembre de 2022. Cuando se pagó el dinero, bitcoin costaba varias veces más.',
  },
  'ftx-bitcoin-value': {
    title: 'Por cuánto contó un bitcoin en los reclamos de los clientes de FTX',
    how: 'Leído en una noticia sobre la decisión de un tribunal.',
    caveat: 'Es el precio del día de la quiebra. Cuando se pagó el dinero, bitcoin costaba varias veces más.',
  },
  'salvador-paid-2023': {
    title: 'Personas en El Salvador que dijeron haber pagado con bitcoin en 2023',
    how: 'Leído en una noticia sobre una encuesta de la Universidad Centroamericana (UCA).',
    caveat: 'Una encuesta: lo que la gente dice que hizo.',
  },
  'salvador-paid-2024': {
    title: 'Personas en El Salvador que dijeron haber pagado con bitcoin en 2024',
    how: 'Leído en una noticia, en español, sobre una encuesta de la Universidad Centroamericana (UCA).',
    caveat: 'Una encuesta: lo que la gente dice que hizo.',
  },
  'remittance-plain': {
    title:
      'Comisión por enviar a casa una remesa de doscientos dólares, en el tercer trimestre de 2023: promedio simple de todos los servicios',
    how: 'Leído en el informe del Banco Mundial.',
    caveat: 'Cada servicio cuenta igual, por poca gente que lo use.',
  },
  'remittance-weighted': {
    title:
      'Comisión por enviar a casa una remesa de doscientos dólares, en el tercer trimestre de 2023: promedio ponderado según las sumas enviadas',
    how: 'Leído en el informe del Banco Mundial.',
    caveat: 'Los servicios que mueven más dinero cuentan más.',
  },
  'app-users-at-loss-least': {
    title:
      'Usuarios de apps de compra y venta que probablemente tenían pérdidas a fines de 2022: la estimación más baja',
    how: 'Leído en una noticia sobre un estudio de economistas del Banco de Pagos Internacionales.',
    caveat: 'Una estimación aproximada, en palabras de sus propios autores.',
  },
  'app-users-at-loss-most': {
    title:
      'Usuarios de apps de compra y venta que probablemente tenían pérdidas a fines de 2022: la estimación más alta',
    how: 'Leído en una noticia sobre un estudio de economistas del Banco de Pagos Internacionales.',
    caveat: 'Una estimación aproximada, en palabras de sus propios autores.',
  },
  'adults-with-crypto-2023': {
    title: 'Adultos de Estados Unidos que usaron o tuvieron alguna criptomoneda en 2023',
    how: 'Leído en un informe sobre la encuesta anual de la Reserva Federal.',
    caveat: 'Cualquier criptomoneda. Si se cuenta solo bitcoin, la cifra tiene que ser la misma o menor.',
  },
  'adults-paying-with-crypto-2023': {
    title: 'Adultos de Estados Unidos que pagaron algo con una criptomoneda en 2023',
    how: 'Leído en un informe sobre la encuesta anual de la Reserva Federal.',
    caveat: 'Aproximado: el informe lo redondea.',
  },
  'children-died-1800': {
    title: 'Niños que morían antes de los cinco años hace dos siglos: más de esta cifra',
    how: 'Leído en un artículo de Our World in Data.',
    caveat: 'Una estimación para todo el mundo.',
  },
  'children-died-2021': {
    title: 'Niños que mueren antes de los cinco años, según las tasas de 2021',
    how: 'Leído en un artículo de Our World in Data.',
    caveat: 'Un promedio del mundo. Es muy diferente de un país a otro.',
  },
  'lump-sum-ahead-stocks': {
    title:
      'Casos en que una compra única de acciones del mundo iba por delante, al cabo de un año, de tres compras mensuales',
    how: 'Leído en un artículo de Vanguard sobre su propio estudio de los años 1976 a 2022.',
    caveat: 'Vanguard vende fondos. En esos años, las acciones del mundo casi siempre subieron.',
  },
  'soldiers-rate-least': {
    title:
      'Tasa anual a la que valían lo mismo las dos ofertas a los soldados de Estados Unidos en 1992: la más baja de sus casos',
    how: 'Leído en el comienzo del estudio, en una copia.',
    caveat: 'Antes de impuestos. Dependía del rango y de los años de servicio.',
  },
  'soldiers-rate-most': {
    title:
      'Tasa anual a la que valían lo mismo las dos ofertas a los soldados de Estados Unidos en 1992: la más alta de sus casos',
    how: 'Leído en el comienzo del estudio, en una copia.',
    caveat: 'Antes de impuestos. Dependía del rango y de los años de servicio.',
  },
  'pool-group-share-2024': {
    title: 'Tasa de hash del mayor grupo de pools de minería en mayo de 2024',
    how: 'Leído en un gráfico público que agrupa los pools que parecen usar los mismos planes de bloque.',
    caveat: 'Qué pools van juntos es un juicio de quien hizo el gráfico.',
  },
  'pool-groups-share-2025': {
    title: 'Bloques encontrados por seis grupos de pools de minería en 2025: más de esta cifra',
    how: 'Leído en una traducción del informe del autor.',
    caveat: 'Una parte de los bloques, no de la tasa de hash, así que no se puede comparar con la fila anterior.',
  },
  'miner-joules-air': {
    title: 'Julios que necesita una buena máquina de minería enfriada por aire para un billón de intentos',
    how: 'Calculado con los vatios y los intentos que un sitio de aficionados repite del fabricante.',
    caveat: 'Un modelo de la década de 2020, según su fabricante. El enfriamiento y las pérdidas se suman aparte.',
  },
  'miner-joules-water': {
    title:
      'Julios que necesita una máquina de minería enfriada por agua, anunciada para 2026, para un billón de intentos',
    how: 'Leído en una copia de una noticia.',
    caveat: 'La palabra de su fabricante antes de que se vendiera.',
  },
  'mining-gas-share': {
    title:
      'Proporción de gas natural en la electricidad de la minería de Bitcoin, según el informe de Cambridge de 2025',
    how: 'Leído en resúmenes publicados del informe.',
    caveat: 'Una encuesta a empresas cuya actividad estaba, en su mayor parte, en Estados Unidos.',
  },
  'riot-cut': {
    title: 'Cuánto redujo Riot su consumo de electricidad en las horas pico de agosto de 2023: más de esta cifra',
    how: 'Leído en una noticia sobre el anuncio de la propia empresa.',
    caveat: 'La palabra de la empresa.',
  },
  'riot-credits-paid': {
    title: 'Créditos que Riot recibió por electricidad en agosto de 2023',
    how: 'Leído en una noticia sobre el anuncio de la propia empresa.',
    caveat: 'Un mes de una empresa en Texas.',
  },
  'node-disk-full': {
    title: 'Disco que necesita un nodo completo, en gigabytes, abril de 2026',
    how: 'Leído en los requisitos de bitcoin.org.',
    caveat: 'Crece cada mes.',
  },
  'node-disk-pruned-least': {
    title: 'Disco que necesita un nodo podado, en gigabytes: lo mínimo que hay que prever',
    how: 'Nuestra propia suma: el tamaño de la lista de monedas sin gastar, leído en el código fuente de Bitcoin Core, y los 550 MiB que bitcoin.org da como el espacio mínimo para los bloques.',
    caveat: 'El redondeo es nuestro. La lista de monedas sin gastar crece y se encoge.',
  },
  'node-disk-pruned-most': {
    title: 'Disco que necesita un nodo podado, en gigabytes: una suma con algo de margen',
    how: 'Nuestra propia suma: el tamaño de la lista de monedas sin gastar, leído en el código fuente de Bitcoin Core, y los 550 MiB que bitcoin.org da como el espacio mínimo para los bloques.',
    caveat: 'El redondeo es nuestro. La lista de monedas sin gastar crece y se encoge.',
  },
  'fee-rate-low-2026': {
    title: 'Tarifa de prioridad baja y media a comienzos de mayo de 2026, en satoshis por byte virtual',
    how: 'Leído en un artículo que muestra las estimaciones de una mempool pública en esos días.',
    caveat: 'Las estimaciones de unos pocos días tranquilos. Las tarifas cambian en horas.',
  },
  'fee-rate-high-2026': {
    title: 'Tarifa de prioridad alta a comienzos de mayo de 2026, en satoshis por byte virtual',
    how: 'Leído en un artículo que muestra las estimaciones de una mempool pública en esos días.',
    caveat: 'Las estimaciones de unos pocos días tranquilos. Las tarifas cambian en horas.',
  },
  'fee-rate-rush-2024': {
    title: 'Tarifa promedio en una avalancha de pagos a fines de febrero de 2024, en satoshis por byte virtual',
    how: 'Leído en un artículo sobre el alza de las comisiones en esos días.',
    caveat: 'Unos pocos días de mucho movimiento: en cuatro de ellos las comisiones se habían más que duplicado.',
  },
  'core-newest-version': {
    title: 'La versión principal más nueva de Bitcoin Core en nuestras fuentes',
    how: 'Leído en las notas de versión del proyecto.',
    caveat: 'El proyecto busca publicar una nueva cada seis meses.',
  },
  'allowlist-hold': {
    title:
      'Horas que tiene que esperar una dirección nueva en Coinbase con la lista de direcciones autorizadas activada',
    how: 'Leído en las páginas de ayuda de la plataforma.',
    caveat: 'La regla de una sola plataforma, que la puede cambiar.',
  },
  'chain-split-own-blocks': {
    title: 'Bloques en tres semanas en la cadena de los nodos que exigían BIP 110',
    how: 'Leído en un cambio en el programa que usaba la mayoría de esos nodos.',
    caveat: 'Contados por quienes hacen ese programa.',
  },
};
