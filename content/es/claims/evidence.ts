import type { evidenceClaims } from '@/content/claims/evidence';
import type { ClaimWords } from '../../en/claims/words';

/** @param years such as "1959 a 1971" */
const growth = (what: string, years: string, caveat: string): ClaimWords => ({
  title: `${what}: crecimiento anual, de ${years}`,
  table: { title: `${what}: crecimiento anual`, row: years },
  how: 'El ritmo constante que lleva del valor del primer año al del último.',
  caveat,
});

const inflation = (years: string, caveat: string): ClaimWords => ({
  title: `Inflación anual en Estados Unidos, de ${years}`,
  table: { title: 'Inflación anual en Estados Unidos', row: years },
  how: 'El ritmo constante que lleva del nivel promedio de precios del primer año al del último.',
  caveat,
});

/** @param ofThat such as "de la" */
const multiple = (what: string, ofThat: string, caveat: string): ClaimWords => ({
  title: `${what} en 2024 como múltiplo ${ofThat} de 1959`,
  how: 'El promedio de 2024 dividido entre el de 1959.',
  caveat,
});

/** @param ofThat such as "del" */
const since1971 = (what: string, ofThat: string, caveat: string): ClaimWords => ({
  title: `${what} en 2023 como múltiplo ${ofThat} de 1971`,
  how: 'El valor de 2023 dividido entre el de 1971. El año 2023 es el último cuyo ingreso familiar pudimos leer.',
  caveat,
});

const people = 'La población también creció, y antes de 1971 más rápido que después.';
const sameLength = 'Tantos años como de 1959 a 1971.';
const oneFigure =
  'Un ritmo no dice nada sobre la causa. También cambiaron las reglas de los bancos, las guerras, el precio del petróleo y la natalidad.';

export const evidenceWords: Record<keyof typeof evidenceClaims, ClaimWords> = {
  'm2-multiple-between-the-months': {
    title: 'La cantidad de dinero de noviembre de 2024 como múltiplo de la de febrero de 1959',
    how: 'El M2 de noviembre de 2024 ({m2-nov-2024:billions} mil millones de dólares) dividido entre el de febrero de 1959 ({m2-feb-1959:billions} mil millones). Es la misma alza que se da en porcentaje, contada en la unidad en que se dan los precios a su lado.',
    caveat:
      'Dos meses sueltos de la edición de comienzos de 2025. La producción en dólares creció hasta {output-multiple-1959-to-2024:number} veces su tamaño, de 1959 a 2024.',
  },
  'm2-multiple-1959-to-2024': multiple(
    'Cantidad de dinero M2',
    'de la',
    'La producción en dólares creció hasta {output-multiple-1959-to-2024:number} veces su tamaño en los mismos años.',
  ),
  'm2-multiple-1959-to-1971': {
    title: 'Cantidad de dinero M2 en 1971 como múltiplo de la de 1959',
    how: 'El promedio de 1971 dividido entre el de 1959.',
    caveat: oneFigure,
  },
  'new-house-multiple-1963-to-1971': {
    title: 'Precio de una casa nueva en 1971 como múltiplo del de 1963',
    how: 'El precio mediano de las casas nuevas en 1971 dividido entre el de 1963, el primer año de la serie.',
    caveat: 'No está corregido por tamaño ni calidad. Mira también el alza desde 1971.',
  },
  'm2-multiple-1971-to-2024': {
    title: 'Cantidad de dinero M2 en 2024 como múltiplo de la de 1971',
    how: 'El promedio de 2024 dividido entre el de 1971.',
    caveat: `Son más años que de 1959 a 1971: compara el crecimiento anual. ${oneFigure}`,
  },
  'output-multiple-1959-to-2024': multiple(
    'Producción en dólares',
    'de la',
    'Incluye el alza de los precios. El valor oficial de 2024 se revisa cada septiembre.',
  ),
  'new-house-multiple-1971-to-2023': since1971(
    'Precio mediano de una casa nueva',
    'del',
    'No está corregido por tamaño ni calidad. Las casas nuevas se hicieron más grandes y mejor equipadas.',
  ),
  'family-income-multiple-1971-to-2023': since1971(
    'Ingreso familiar mediano',
    'del',
    'Antes de impuestos y en dólares de cada año. Hay más familias con dos ingresos que en 1971.',
  ),
  'prices-multiple-1971-to-2023': since1971(
    'Precios al consumidor',
    'de los',
    'Una canasta promedio, cuyo contenido cambió mucho. Desde 1983 cuenta los alquileres en lugar de los precios de las casas.',
  ),
  'prices-multiple-1959-to-2024': multiple(
    'Precios al consumidor',
    'de los',
    'Una canasta promedio, cuyo contenido cambió mucho. Desde 1983 cuenta los alquileres en lugar de los precios de las casas.',
  ),
  'm2-per-year-1959-to-1971': growth('Cantidad de dinero M2', '1959 a 1971', oneFigure),
  'm2-per-year-1971-to-1983': growth('Cantidad de dinero M2', '1971 a 1983', `${sameLength} ${oneFigure}`),
  'm2-per-year-1971-to-2024': growth(
    'Cantidad de dinero M2',
    '1971 a 2024',
    `El ritmo fue más rápido hasta 1983 y más lento después. ${oneFigure}`,
  ),
  'm2-per-year-1983-to-2024': growth('Cantidad de dinero M2', '1983 a 2024', oneFigure),
  'output-per-year-1959-to-1971': growth('Producción en dólares', '1959 a 1971', 'Incluye el alza de los precios.'),
  'output-per-year-1971-to-1983': growth(
    'Producción en dólares',
    '1971 a 1983',
    `${sameLength} Incluye el alza de los precios.`,
  ),
  'output-per-year-1971-to-2024': growth('Producción en dólares', '1971 a 2024', 'Incluye el alza de los precios.'),
  'real-output-per-year-1959-to-1971': growth('Producción, descontada la inflación', '1959 a 1971', people),
  'real-output-per-year-1971-to-1983': growth(
    'Producción, descontada la inflación',
    '1971 a 1983',
    `${sameLength} ${people}`,
  ),
  'real-output-per-year-1971-to-2024': growth('Producción, descontada la inflación', '1971 a 2024', people),
  'real-output-per-year-1983-to-2024': growth('Producción, descontada la inflación', '1983 a 2024', people),
  'prices-per-year-1959-to-1971': inflation(
    '1959 a 1971',
    'La mayor parte del alza llegó después de 1965, cuando el dólar todavía estaba atado al oro.',
  ),
  'prices-per-year-1971-to-1983': inflation('1971 a 1983', `${sameLength} En ellos caen dos crisis del petróleo.`),
  'prices-per-year-1983-to-2024': inflation(
    '1983 a 2024',
    'Empieza después de la inflación alta de la década de 1970 e incluye la de 2021 y 2022.',
  ),
  'm2-multiple-1963-to-latest': {
    title: 'La cantidad de dinero de mayo de 2026 como múltiplo de la de 1963',
    how: 'El M2 de mayo de 2026 dividido entre el promedio de 1963 ({m2-in-1963}).',
    caveat: 'Un solo mes comparado con un promedio anual. También crecieron la producción y la población.',
  },
  'm2-since-2022': {
    title: 'Alza de la cantidad de dinero de 2022 a mayo de 2026',
    how: 'El M2 de mayo de 2026 dividido entre el promedio de 2022, menos 1.',
    caveat: 'Entre una fecha y otra bajó: de marzo de 2022 a octubre de 2023, un {m2-fall-2022-to-2023}.',
  },
  'new-house-below-2022': {
    title: 'Caída del precio de una casa nueva de 2022 al segundo trimestre de 2026',
    how: '1 menos el precio mediano del segundo trimestre de 2026 dividido entre el promedio de 2022.',
    caveat: 'En esos años las casas nuevas se hicieron más pequeñas, y subieron las tasas de las hipotecas.',
  },
  'new-house-after-inflation-since-1963': {
    title: 'Precio de una casa nueva, 2026 comparado con 1963, descontada la inflación',
    how: 'El precio mediano del segundo trimestre de 2026 dividido entre el de 1963, y el resultado dividido entre el alza de los precios al consumidor de 1963 a mayo de 2026.',
    caveat: 'No está corregido por tamaño ni calidad. Las casas nuevas se hicieron más grandes y mejor equipadas.',
  },
  'treasury-bills-since-1971': {
    title: 'En qué se convirtió un dólar en letras del Tesoro de Estados Unidos, de fines de 1971 a fines de 2024',
    how: 'La tasa publicada es un descuento sobre el valor nominal. El promedio de cada año de 1972 a 2024 se convierte en lo que ganaba quien compraba. Una letra de 91 días cuesta su valor nominal menos 91/360 de la tasa, y se renueva hasta el fin del año.',
    caveat:
      'En 2024 los precios eran {prices-multiple-1971-to-2024:number} veces los de 1971, así que las letras devolvieron toda la pérdida y más. Eso es antes de impuestos. Después de pagarlos, muchos ahorradores perdieron de todos modos. Las letras quedaron por detrás de los precios de 1974 a 1977, en 1979 y 1980, y en la mayoría de los años de 2003 a 2024.',
  },
  'treasury-bills-per-year-since-1971': {
    title: 'Interés anual de las letras del Tesoro de Estados Unidos, de 1972 a 2024',
    how: 'El ritmo constante que lleva al mismo final que unas letras a tres meses que se renuevan todo el tiempo. Es lo que ganaba quien compraba, que es más que la tasa de descuento publicada.',
    caveat: 'Antes de impuestos. Los años sueltos fueron de casi nada a más del quince por ciento.',
  },
  'treasury-bills-after-prices': {
    title:
      'Lo que ganaron las letras del Tesoro de Estados Unidos, descontada la inflación, de fines de 1971 a fines de 2024',
    how: 'En qué se convirtió un dólar en letras, dividido entre el alza de los precios del promedio de 1971 al de 2024, menos 1.',
    caveat:
      'Antes de impuestos. Los precios son promedios de los dos años: con los de diciembre, la ganancia es cerca de un punto mayor. Las letras ganaron en las décadas de 1980 y 1990, y perdieron una parte de eso después de 2002.',
  },
  'hundred-dollars-latest': {
    title: 'Lo que todavía compraban 100 dólares de 1959 en mayo de 2026',
    how: '100 por el nivel promedio de precios de 1959, dividido entre el de mayo de 2026.',
    caveat: 'En dólares de 1959, para efectivo sin intereses. Un solo mes comparado con un promedio anual.',
  },
};
