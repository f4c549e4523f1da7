import type { baselineClaims } from '@/content/claims/baseline';
import type { ClaimWords } from '../../en/claims/words';

/** @param years such as "1913 a 1971" */
const inflation = (years: string, how: string, caveat: string): ClaimWords => ({
  title: `Inflación anual en Estados Unidos, de ${years}`,
  table: { title: 'Inflación anual en Estados Unidos', row: years },
  how,
  caveat,
});
const steadyPace = 'El ritmo constante que lleva del nivel promedio de precios del primer año al del último.';

export const baselineWords: Record<keyof typeof baselineClaims, ClaimWords> = {
  'dollar-value-lost-1913-to-1971': {
    title: 'Valor que perdió el dólar de 1913 a 1971',
    how: '1 menos el nivel promedio de precios de 1913 dividido entre el de 1971.',
    caveat:
      'Es efectivo sin intereses. En esos años hubo dos guerras mundiales, el fin del oro para los ciudadanos en 1933 y una devaluación en 1934. Hasta el promedio de 1970, el último año completo antes de que se cerrara la ventanilla del oro, la pérdida es del {dollar-value-lost-1913-to-1970}.',
  },
  'prices-multiple-1913-to-1971': {
    title: 'Los precios de 1971 como múltiplo de los de 1913',
    how: 'El nivel promedio de precios de 1971 dividido entre el de 1913.',
    caveat:
      'Hasta 1970 son {prices-multiple-1913-to-1970:number} veces. Los precios no subieron de manera pareja: cayeron en las décadas de 1920 y 1930.',
  },
  'inflation-per-year-1913-to-1971': inflation(
    '1913 a 1971',
    steadyPace,
    'El dólar estuvo atado al oro en casi todos esos años, para los ciudadanos solo hasta 1933.',
  ),
  'inflation-per-year-1971-to-2024': inflation(
    '1971 a 2024',
    steadyPace,
    'Su ritmo más alto fue de 1973 a 1982, con dos crisis del petróleo. Después el ritmo fue, en promedio, más bajo.',
  ),
  'inflation-per-year-1983-to-2020': inflation(
    '1983 a 2020',
    steadyPace,
    'Un tramo elegido: después de la inflación alta de la década de 1970 y antes de la de 2021.',
  ),
  'prices-fall-1929-to-1933': {
    title: 'Caída de los precios al consumidor de 1929 a 1933',
    how: '1 menos el nivel promedio de precios de 1933 dividido entre el de 1929.',
    caveat:
      'La caída de los precios ayuda a quien tiene efectivo y empleo. Las deudas siguen siendo igual de altas, y mucha gente perdió el empleo.',
  },
  'dollar-value-lost-since-1971-latest': {
    title: 'Valor que perdió el dólar de 1971 a mayo de 2026',
    how: '1 menos el nivel promedio de precios de 1971 dividido entre el de mayo de 2026 ({cpi-latest}).',
    caveat: 'Es efectivo sin intereses. El último mes de nuestros datos es {last-cpi-month}.',
  },
  'prices-multiple-since-1913': {
    title: 'Los precios de mayo de 2026 como múltiplo de los de 1913',
    how: 'El nivel de precios de mayo de 2026 ({cpi-latest}) dividido entre el promedio de 1913. Con el promedio de 2024 ({owner-cpi-2024:official}) son {prices-multiple-1913-to-2024:number} veces.',
    caveat: 'La canasta ha cambiado por completo desde entonces. Los salarios también subieron.',
  },
  'inflation-latest': {
    title: 'Inflación en el año hasta mayo de 2026',
    how: 'El nivel de precios de mayo de 2026 ({cpi-latest}) comparado con el de mayo de 2025 ({cpi-may-2025}).',
    caveat:
      'Un mes comparado con el mismo mes del año anterior. Las noticias sobre el dato dicen que la energía causó más de la mitad del alza de ese mes (en el año, cerca de un tercio, según nuestra suma con las alzas que dan). También dicen que los precios sin alimentos ni energía subieron menos. En junio de 2026 fue del {inflation-june-2026}, y en julio, del {inflation-july-2026}.',
  },
  'm2-multiple-latest': {
    title: 'La cantidad de dinero de mayo de 2026 como múltiplo de la de enero de 1959',
    how: 'El M2 de mayo de 2026 dividido entre el M2 de enero de 1959, los dos en la edición de 2026 de los datos.',
    caveat:
      'También crecieron la población y la producción de la economía. Más dinero no es lo mismo que precios más altos.',
  },
  'new-house-after-inflation': {
    title: 'Precio de una casa nueva, 2024 comparado con 1971, descontada la inflación',
    how: 'La casa nueva mediana de 2024 cuesta {house-price-ratio:official:number} veces el precio de 1971, y los precios en general llegaron a {prices-multiple-1971-to-2024:number} veces los de entonces. Lo uno dividido entre lo otro da el alza, descontada la inflación.',
    caveat:
      'No está corregido por tamaño ni calidad. El precio en dólares y la pérdida de valor del dólar contienen la misma inflación, así que no se pueden sumar.',
  },
};
