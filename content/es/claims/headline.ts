import type { headlineClaims } from '@/content/claims/headline';
import type { ClaimWords } from '../../en/claims/words';
import { bitcoinPriceWords } from './bitcoin-price';

export const headlineWords: Record<keyof typeof headlineClaims, ClaimWords> = {
  'dollar-value-lost-since-1971': {
    title: 'Valor que perdió el dólar desde 1971',
    how: '1 menos el nivel de precios de 1971 ({owner-cpi-1971}) dividido entre el nivel de precios de mayo de 2025 ({owner-cpi-2024}).',
    caveat:
      'Es un dólar en efectivo, sin intereses. También subieron los salarios y lo que pagaban los ahorros. Los promedios anuales oficiales dan igualmente {dollar-value-lost-since-1971:official}. Una buena parte de la pérdida del dólar llegó antes: mira el tramo de 1913 a 1971.',
  },
  'house-price-multiple': {
    title: 'Alza del precio de una casa desde 1971',
    how: 'El precio mediano de una casa usada en mayo de 2025 ({owner-house-2024}) menos el de una nueva en 1971 ({new-house-1971}), dividido entre el de 1971. El alza es de {house-price-multiple:number:1} veces el primer precio, y aquí se redondea a un número entero.',
    caveat:
      'El precio de mayo de 2025 es {house-price-ratio:number} veces el de 1971: el precio viejo más un alza de {house-price-multiple:number:1} veces. Los dos precios vienen de series diferentes, de casas usadas y de casas nuevas. Solo con casas nuevas el alza es de {house-price-multiple:official:number:1} veces. Además, las casas se hicieron más grandes.',
  },
  'house-price-ratio': {
    title: 'Precio de una casa, mayo de 2025 comparado con 1971',
    how: 'El precio mediano de una casa usada en mayo de 2025 ({owner-house-2024}) dividido entre el de una nueva en 1971 ({new-house-1971}).',
    caveat:
      'El precio de mayo de 2025 es de casas usadas, y el de 1971, de casas nuevas. Solo con casas nuevas son {house-price-ratio:official:number} veces.',
  },
  'year-1971': {
    title: 'El año en que se cerró la ventanilla del oro',
    how: 'Una fecha: el 15 de agosto de 1971, el presidente Nixon terminó con el cambio de dólares por oro a un precio fijo.',
    caveat:
      'Para entonces solo los gobiernos y los bancos centrales extranjeros podían hacer ese cambio. En la década de 1970 cambiaron muchas cosas, y que algo pase después no prueba una causa.',
  },
  'm2-increase-since-1959': {
    title: 'Alza de la cantidad de dinero, de febrero de 1959 a noviembre de 2024',
    how: 'El M2 pasó de {m2-feb-1959:billions} mil millones de dólares en febrero de 1959 a {m2-nov-2024:billions} mil millones de dólares en noviembre de 2024, en la edición de comienzos de 2025 de los datos. Son unos {m2-multiple-between-the-months:number} dólares por cada dólar de 1959.',
    caveat:
      'Compara dos meses sueltos. De {m2-jan-1959} en enero de 1959 a {m2-jan-2024} en enero de 2024, el rombo junto a la línea que dibujamos, es un {m2-increase-drawn-series}. De enero de 1959 a diciembre de 2024, la edición de 2026 da un {m2-increase-since-1959:official}.',
  },
  'm2-increase-drawn-series': {
    title: 'Alza de la cantidad de dinero de enero de 1959 a enero de 2024',
    how: 'De {m2-jan-1959} (enero de 1959) a {m2-jan-2024} (enero de 2024 en la edición de comienzos de 2025, el rombo junto a la línea que dibujamos).',
    caveat:
      'Los dos extremos son meses sueltos. Los promedios anuales de 1959 y 2024 ({m2-in-2024}) en la edición de 2026 dan {m2-increase-drawn-series:official}.',
  },
  'm2-multiple-since-1959': {
    title: 'La cantidad de dinero de enero de 2024 como múltiplo de la de enero de 1959',
    how: '{m2-jan-2024} dividido entre {m2-jan-1959} da {m2-multiple-since-1959:number:1} veces, y aquí se redondea a la decena más cercana. Los meses son enero de 1959 y enero de 2024, en la edición de comienzos de 2025.',
    caveat:
      'En mayo de 2026 ya eran {m2-multiple-latest:number} veces, en la edición de 2026. También crecieron la población y la producción de la economía. Más dinero no es lo mismo que precios más altos.',
  },
  'purchasing-power-lost-since-1959': {
    title: 'Valor que perdieron 100 dólares desde 1959',
    how: '1 menos el nivel de precios de 1959 ({owner-cpi-1959}) dividido entre el nivel de precios de mayo de 2025 ({owner-cpi-2024}).',
    caveat:
      'Es efectivo sin intereses. Los promedios anuales oficiales de 1959 y 2024 dan {purchasing-power-lost-since-1959:official}.',
  },
  'purchasing-power-lost-since-1959-rounded': {
    title: 'Valor que perdió el dólar desde 1959, redondeado',
    how: 'La misma cuenta que para el {purchasing-power-lost-since-1959}, redondeada a un porcentaje entero.',
    caveat: 'Es efectivo sin intereses. El resultado exacto con los promedios anuales oficiales es un poco más bajo.',
  },
  'purchasing-power-of-100-dollars': {
    title: 'Lo que todavía compraban 100 dólares de 1959 en mayo de 2025',
    how: '100 por el nivel de precios de 1959 ({owner-cpi-1959}), dividido entre el nivel de precios de mayo de 2025 ({owner-cpi-2024}).',
    caveat: 'En dólares de 1959. Los promedios anuales oficiales dan {purchasing-power-of-100-dollars:official}.',
  },
  'cpi-base-difference': {
    title: 'Cuánto más bajos serían los resultados con el promedio oficial de 2024',
    how: '1 menos el promedio oficial de 2024 ({owner-cpi-2024:official}) dividido entre el nivel de precios de mayo de 2025 ({owner-cpi-2024}).',
    caveat: 'La máquina del tiempo sigue usando como base el nivel de mayo de 2025.',
  },
  'cpi-peak-1980': {
    title: 'La inflación anual más alta alrededor de 1980',
    how: 'Los precios al consumidor de marzo de 1980 comparados con los de marzo de 1979.',
    caveat: 'Un mes comparado con el mismo mes del año anterior, no un promedio anual.',
  },
  'cpi-june-2022': {
    title: 'Inflación anual en junio de 2022',
    how: 'Los precios al consumidor de junio de 2022 comparados con los de junio de 2021.',
    caveat: 'Fue la más alta en unos cuarenta años, y bajó en los meses siguientes.',
  },
  'm2-feb-2020-to-feb-2021': {
    title: 'Alza de la cantidad de dinero en un año de la pandemia',
    how: 'El M2 de febrero de 2021 ({m2-feb-2021:billions} mil millones de dólares) comparado con el de febrero de 2020 ({m2-feb-2020:billions} mil millones).',
    caveat: 'De marzo de 2022 a octubre de 2023, la misma medida bajó un {m2-fall-2022-to-2023}.',
  },
  'productivity-1979-to-2024': {
    title: 'Alza de la productividad, de 1979 a 2024',
    how: 'El índice de 2024 ({productivity-index-2024}) dividido entre el de 1979 ({productivity-index-1979}), menos 1.',
    caveat: 'Economic Policy Institute, publicación de enero de 2026. Otras medidas de los precios dan otros valores.',
  },
  'pay-1979-to-2024': {
    title: 'Alza del salario típico, de 1979 a 2024',
    how: 'El índice de 2024 ({pay-index-2024}) dividido entre el de 1979 ({pay-index-1979}), menos 1.',
    caveat:
      'Descontada la inflación, para trabajadores que no son jefes. El salario promedio de todos los trabajadores subió más, porque los salarios altos fueron los que más subieron.',
  },
  ...bitcoinPriceWords,
  'btc-worst-drawdown': {
    title: 'Mayor caída del precio de bitcoin entre fines de mes',
    how: 'La caída más profunda de un cierre de fin de mes a otro posterior: de {btc-deepest-fall-from} en {btc-deepest-fall-from-month} a {btc-deepest-fall-to} en {btc-deepest-fall-to-month}.',
    caveat:
      'Los cierres diarios cayeron más: un {btc-fall-2011} de junio a noviembre de 2011. De un fin de mes a otro posterior, el precio ha caído a menos de la mitad varias veces.',
  },
  'btc-price-last-month': {
    title: 'Precio de bitcoin en el último fin de mes de nuestros datos',
    how: 'El cierre del último día de {last-btc-month}.',
    caveat: 'Este sitio no carga precios en vivo. El precio de hoy será diferente.',
  },
  'btc-supply-year-end': {
    title: 'Bitcoins emitidos hasta el final del último año completo de nuestros datos',
    how: 'Todos los subsidios de bloque pagados hasta el 31 de diciembre de {last-network-year}.',
    caveat: 'Se cuentan las monedas perdidas, porque nadie puede saber cuáles lo están.',
  },
  'btc-hash-rate-latest': {
    title: 'Tasa de hash de la red en el último diciembre de nuestros datos',
    how: 'El promedio de las estimaciones diarias de diciembre de {last-network-year}. Un EH/s son mil millones de veces mil millones de intentos por segundo.',
    caveat:
      'Una estimación a partir de la dificultad y de los bloques encontrados. Los valores diarios varían mucho entre sí.',
  },
  'btc-energy-cambridge': {
    title: 'Electricidad que usó la red Bitcoin en 2024',
    how: 'Leído en el Cambridge Digital Mining Industry Report de abril de 2025.',
    caveat:
      'Viene de una encuesta a empresas mineras que manejan cerca de la mitad de la red. Leído en un informe sobre el estudio.',
  },
};
