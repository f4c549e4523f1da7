import { COIN_YEARS, type CoinClaimId, type homeClaims } from '@/content/claims/home';
import type { ClaimWords } from '../../en/claims/words';
import { baselineWords } from './baseline';
import { evidenceWords } from './evidence';

const coins = Object.fromEntries(
  COIN_YEARS.map((year): [string, ClaimWords] => {
    const when = year === 2024 ? 'mayo de 2025' : `${year}`;
    return [
      `coin-${year}`,
      {
        title: `Lo que quedaba de un dólar de 1971 en ${when}`,
        table: { title: 'Lo que quedaba de un dólar de 1971', row: when },
        how: '100 centavos por el nivel de precios de 1971 ({owner-cpi-1971}), dividido entre el que se usa para el año.',
        caveat: 'Para efectivo sin intereses. El último nivel de precios es el de mayo de 2025.',
      },
    ];
  }),
) as Record<CoinClaimId, ClaimWords>;

/** @param when such as "1971 a 1974" */
const obesity = (who: string, when: string): ClaimWords => ({
  title: `Obesidad entre ${who}, de ${when}`,
  table: { title: 'Obesidad entre niños y adolescentes', row: `${when}, ${who}` },
  how: 'Tomado de la encuesta tal como se publicó.',
  caveat:
    'Una encuesta a unos pocos miles de niños. Su error de muestreo es de unos pocos puntos, y no mide ninguna causa.',
});
const teens = 'adolescentes (12 a 19 años)';
const schoolchildren = 'escolares (6 a 11 años)';

const poverty = (who: string, when: string): ClaimWords => ({
  title: `Familias en pobreza, ${who}, ${when}`,
  table: { title: 'Familias en pobreza', row: `${when}, ${who}` },
  how: 'Tomado de una copia de la tabla anual de la Oficina del Censo de Estados Unidos.',
  caveat: 'Cuenta solo los ingresos en dinero, sin créditos fiscales ni ayuda para alimentos.',
});
const ledByWoman = 'encabezadas por una mujer, sin cónyuge';

/** @param years such as "1948 a 2024" */
const productivity = (what: 'productividad' | 'salario típico', years: string, how: string): ClaimWords => ({
  title: `Alza ${what === 'productividad' ? 'de la' : 'del'} ${what}, de ${years}`,
  table: { title: 'Alza de la productividad y del salario típico', row: `${years}, ${what}` },
  how,
  caveat:
    'Economic Policy Institute, publicación de enero de 2026. Las dos líneas usan diferentes medidas de los precios y diferentes grupos de trabajadores.',
});
const asPublished = 'Tomado de la serie tal como se publicó, que cuenta desde 1948.';

const incomes = (year: number, caveat: string): ClaimWords => ({
  title: `Años de ingreso familiar para una casa nueva, ${year}`,
  table: { title: 'Años de ingreso familiar para una casa nueva', row: `${year}` },
  how: 'El precio mediano de una casa nueva dividido entre el ingreso familiar mediano del año.',
  caveat,
});

const priceLevel = (year: number, caveat: string): ClaimWords => ({
  title: `Nivel de precios de Estados Unidos en ${year}`,
  table: { title: 'Nivel de precios de Estados Unidos', row: `${year}` },
  how: 'El promedio del índice de precios al consumidor del año.',
  caveat,
});

export const homeWords: Record<keyof typeof homeClaims, ClaimWords> = {
  ...coins,
  ...baselineWords,
  ...evidenceWords,
  'price-of-a-1971-dollar': {
    title: 'Lo que costaba en mayo de 2025 algo que en 1971 costaba un dólar',
    how: 'El nivel de precios de mayo de 2025 ({owner-cpi-2024}) dividido entre el de 1971 ({owner-cpi-1971}).',
    caveat: 'Un promedio de muchos precios. Algunas cosas se encarecieron mucho más, y otras se abarataron.',
  },
  'hundred-dollars-in-1971': {
    title: 'Lo que todavía compraban 100 dólares de 1959 en 1971',
    how: '100 por el nivel promedio de precios de 1959, dividido entre el de 1971.',
    caveat:
      'En dólares de 1959, para efectivo sin intereses. Así que una buena parte de la pérdida llegó antes de agosto de 1971.',
  },
  'm2-multiple-since-1963': {
    title: 'La cantidad de dinero de enero de 2024 como múltiplo de la de 1963',
    how: 'El valor marcado junto a la línea ({m2-jan-2024}) dividido entre el promedio de 1963 ({m2-in-1963}).',
    caveat: 'Un solo mes, en la edición de comienzos de 2025. También crecieron la producción y la población.',
  },
  'new-house-multiple-since-1963': {
    title: 'Crecimiento del precio de una casa nueva desde 1963',
    how: 'El precio mediano de una casa nueva en el segundo trimestre de 2026 dividido entre el de 1963.',
    caveat: 'No está corregido por tamaño ni calidad. Las casas nuevas se hicieron más grandes y mejor equipadas.',
  },
  'prices-multiple-since-1959': {
    title: 'Los precios como múltiplo de los de 1959',
    how: 'El nivel de precios de mayo de 2025 ({owner-cpi-2024}) dividido entre el de 1959 ({owner-cpi-1959}).',
    caveat: 'Con el promedio oficial de 2024 ({owner-cpi-2024:official}), el múltiplo es un poco más bajo.',
  },
  'income-multiple-since-1959': {
    title: 'Ingreso familiar mediano como múltiplo del de 1959',
    how: 'El ingreso familiar mediano de 2023 dividido entre el de 1959, en dólares de cada año.',
    caveat: 'Los precios subieron en los mismos años. Había más familias con dos ingresos que en 1959.',
  },
  'house-price-to-income-1965': incomes(
    1965,
    'Falta el precio del dinero: las tasas de las hipotecas eran más bajas en 1965 que en las décadas de 1970 y 1980.',
  ),
  'house-price-to-income-1971': incomes(1971, 'Las casas estaban entonces cerca de su punto más barato.'),
  'house-price-to-income-2021': incomes(
    2021,
    'Las casas nuevas eran mucho más grandes que en 1965, y en 2021 las tasas de las hipotecas eran muy bajas.',
  ),
  'house-price-to-income-2023': incomes(2023, 'No se cuenta lo que cuesta pedir prestado.'),
  'productivity-1948-to-2024': productivity('productividad', '1948 a 2024', asPublished),
  'pay-1948-to-2024': productivity('salario típico', '1948 a 2024', asPublished),
  'productivity-1971-to-1979': productivity(
    'productividad',
    '1971 a 1979',
    'El índice de 1979 ({productivity-index-1979}) dividido entre el de 1971, menos 1.',
  ),
  'pay-1971-to-1979': productivity(
    'salario típico',
    '1971 a 1979',
    'El índice de 1979 ({pay-index-1979}) dividido entre el de 1971, menos 1.',
  ),
  'obesity-teens-1971': obesity(teens, '1971 a 1974'),
  'obesity-teens-1976': obesity(teens, '1976 a 1980'),
  'obesity-teens-latest': obesity(teens, '2017 a 2020'),
  'obesity-school-age-1971': obesity(schoolchildren, '1971 a 1974'),
  'obesity-school-age-1976': obesity(schoolchildren, '1976 a 1980'),
  'obesity-school-age-latest': obesity(schoolchildren, '2017 a 2020'),
  'poverty-all-1970': poverty('todas', '1970'),
  'poverty-all-2020': poverty('todas', '2020'),
  'poverty-woman-1989': poverty(ledByWoman, '1989'),
  'poverty-woman-2020': poverty(ledByWoman, '2020'),
  'prices-1965-to-1971': {
    title: 'Alza de los precios de 1965 a 1971',
    how: 'El nivel promedio de precios de 1971 dividido entre el de 1965, menos 1.',
    caveat:
      'Promedios anuales. La ventanilla del oro se cerró en agosto de 1971, así que se incluyen unos meses posteriores.',
  },
  'thousand-dollars-lost-1980': {
    title: 'Lo que perdieron 1000 dólares en un cajón en el año hasta marzo de 1980',
    how: '1000 menos 1000 dividido entre el alza de los precios en los doce meses, redondeado a decenas.',
    caveat:
      'En poder adquisitivo, para efectivo sin intereses. Las cuentas de ahorros devolvieron una parte, y las letras del Tesoro de Estados Unidos, la mayor parte, antes de impuestos.',
  },
  'cpi-1914': priceLevel(1914, 'El índice se reconstruyó más tarde con registros de la época. La canasta era pequeña.'),
  'cpi-1920': priceLevel(
    1920,
    'La guerra, la escasez de bienes y el dinero nuevo llegaron juntos. Los precios volvieron a bajar en 1921.',
  ),
  'block-reward': {
    title: 'Bitcoins nuevos en cada bloque desde abril de 2024',
    how: 'Los primeros bloques dieron {block-reward-2009} bitcoins cada uno. Cada {halving-blocks} bloques la recompensa se reduce a la mitad: a {block-reward-2012}, {block-reward-2016}, {block-reward-2020}, y a {block-reward} en el bloque {fourth-halving-block}.',
    caveat:
      'Una regla del programa que comprueba cada computadora de la red. Los mineros se quedan también con las comisiones de los pagos.',
  },
  'supply-limit': {
    title: 'La mayor cantidad de bitcoins que puede llegar a existir',
    how: 'Los primeros {halving-blocks} bloques dieron {block-reward-2009} bitcoins cada uno, y cada tramo posterior da la mitad que el anterior. Todos los tramos posteriores juntos dan tanto como el primero.',
    caveat:
      'Se emitirá un poco menos, porque se recortan las fracciones más pequeñas. Las monedas cuyas claves se perdieron también cuentan.',
  },
};
