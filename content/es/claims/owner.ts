import type { InflationClaimId, pairedClaims } from '@/content/claims/owner';
import type { ClaimWords } from '../../en/claims/words';

export const pairedWords: Record<keyof typeof pairedClaims, ClaimWords> = {
  'owner-cpi-2024': {
    title: 'Nivel de precios de mayo de 2025, la última parada de la máquina del tiempo',
    how: 'Fijado por este sitio. Es el índice de ese mes ({cpi-may-2025}), redondeado hacia arriba.',
    caveat:
      'El promedio oficial de 2024 es {owner-cpi-2024:official}. Con él, los resultados serían un {cpi-base-difference} más bajos.',
  },
  'owner-house-2024': {
    title: 'Casa mediana, 2024',
    table: { title: 'Nuestros precios de 2024', row: 'Casa mediana' },
    how: 'Fijado por este sitio. Es el precio mediano de las casas usadas en mayo de 2025 (National Association of Realtors).',
    caveat: 'La cifra oficial a su lado es de casas nuevas, como promedio de los cuatro trimestres de 2024.',
  },
  'owner-car-2024': {
    title: 'Auto nuevo, 2024',
    table: { title: 'Nuestros precios de 2024', row: 'Auto nuevo' },
    how: 'Fijado por este sitio: un auto nuevo y modesto.',
    caveat:
      'La cifra a su lado es lo que pagaron en promedio los compradores de cualquier auto, camioneta o SUV en noviembre de 2024.',
  },
  'owner-coffee-2024': {
    title: 'Taza de café, 2024',
    table: { title: 'Nuestros precios de 2024', row: 'Taza de café' },
    how: 'Fijado por este sitio: cerca del precio de un café latte.',
    caveat:
      'La cifra a su lado es de café común en restaurantes de Estados Unidos, según datos de pagos. No existe una serie oficial.',
  },
  'owner-bread-2024': {
    title: 'Un pan, 2024',
    table: { title: 'Nuestros precios de 2024', row: 'Un pan' },
    how: 'Fijado por este sitio: un pan de una marca conocida.',
    caveat: 'El precio oficial es por libra de pan blanco. Un pan de 20 onzas costaría unos {bread-loaf-2024}.',
  },
  'owner-milk-2024': {
    title: 'Galón de leche, 2024',
    table: { title: 'Nuestros precios de 2024', row: 'Galón de leche' },
    how: 'Fijado por este sitio.',
    caveat: 'El promedio oficial de la leche entera es un {milk-below-ours} más bajo: {owner-milk-2024:official}.',
  },
  'owner-gas-2024': {
    title: 'Galón de gasolina, 2024',
    table: { title: 'Nuestros precios de 2024', row: 'Galón de gasolina' },
    how: 'Fijado por este sitio.',
    caveat:
      'La cifra a su lado es de gasolina regular en ciudades de Estados Unidos. La Administración de Información de Energía de Estados Unidos publica otro promedio, más bajo.',
  },
  'owner-btc-price-2017': {
    title: 'Precio de bitcoin de 2017',
    table: { title: 'Nuestros precios de bitcoin', row: '2017' },
    how: 'Fijado por este sitio. Coincide con el precio de fin de año ({btc-year-end-2017}).',
    caveat: 'El promedio de todos los días de 2017 fue {owner-btc-price-2017:official}, menos de un tercio.',
  },
  'owner-btc-price-2020': {
    title: 'Precio de bitcoin de 2020',
    table: { title: 'Nuestros precios de bitcoin', row: '2020' },
    how: 'Fijado por este sitio. Coincide con el precio de fin de año ({btc-year-end-2020}).',
    caveat: 'El promedio de todos los días de 2020 fue {owner-btc-price-2020:official}.',
  },
  'owner-btc-price-2021': {
    title: 'Precio de bitcoin de 2021',
    table: { title: 'Nuestros precios de bitcoin', row: '2021' },
    how: 'Fijado por este sitio. Coincide con el promedio del año.',
    caveat: 'El precio de fin de año fue {btc-year-end-2021}.',
  },
  'owner-btc-price-2024': {
    title: 'Precio de bitcoin de 2024',
    table: { title: 'Nuestros precios de bitcoin', row: '2024' },
    how: 'Fijado por este sitio. Coincide con el promedio del año.',
    caveat: 'El precio de fin de año fue {btc-year-end-2024}.',
  },
  'owner-energy-bitcoin': {
    title: 'Electricidad de la red Bitcoin',
    table: { title: 'Electricidad por año', row: 'Red Bitcoin' },
    how: 'Fijado por este sitio. El índice de Cambridge mostraba {energy-bitcoin-2023} en julio de 2023, antes de que Cambridge bajara sus estimaciones.',
    caveat: 'La encuesta de Cambridge de 2024 da {owner-energy-bitcoin:official}.',
  },
  'owner-energy-banking': {
    title: 'Electricidad del sistema bancario',
    table: { title: 'Electricidad por año', row: 'Sistema bancario' },
    how: 'Fijado por este sitio: la estimación de Galaxy Digital de 2021, redondeada hacia abajo.',
    caveat:
      'Galaxy Digital es una empresa de criptomonedas. Los bancos atienden a mucha más gente y muchos más pagos que Bitcoin.',
  },
  'owner-energy-data-centers': {
    title: 'Electricidad de los centros de datos',
    table: { title: 'Electricidad por año', row: 'Centros de datos' },
    how: 'Fijado por este sitio. Es una estimación más vieja de la Agencia Internacional de la Energía, para 2018.',
    caveat: 'Para 2024 la agencia cuenta {owner-energy-data-centers:official}, el doble.',
  },
  'owner-energy-gaming': {
    title: 'Electricidad de los videojuegos',
    table: { title: 'Electricidad por año', row: 'Videojuegos' },
    how: 'Fijado por este sitio: las computadoras para videojuegos de todo el mundo en 2012.',
    caveat:
      'Deja fuera las consolas y todo lo posterior a 2012. Todos los aparatos para videojuegos de Estados Unidos usaron {energy-gaming-us} en 2016.',
  },
  'owner-energy-christmas-lights': {
    title: 'Electricidad de las luces de Navidad',
    table: { title: 'Electricidad por año', row: 'Luces de Navidad' },
    how: 'Fijado por este sitio: la estimación para Estados Unidos de 2008, redondeada.',
    caveat:
      'Las luces LED usan menos. El Center for Global Development, que la citó, después la bajó a {energy-christmas-lights-later}.',
  },
  'owner-renewable-share': {
    title: 'Parte renovable de la minería de Bitcoin',
    how: 'Fijado por este sitio: una encuesta del Bitcoin Mining Council, un grupo del sector, de mediados de 2022 ({sustainable-share-industry-2022}).',
    caveat:
      'Cambridge encontró un {sustainable-share-cambridge-2022} para comienzos de 2022 y un {sustainable-share-cambridge-2024} a mediados de 2024. Las tres cuentas incluyen la energía nuclear, que no es renovable. Sin ella, la de Cambridge para mediados de 2024 es del {renewable-share-cambridge-2024}.',
  },
};

const inflationTitles = { housing: 'Vivienda', groceries: 'Alimentos', wages: 'Salarios' };
const inflationCaveats = {
  housing:
    'La cifra a su lado sigue los precios de las casas de diciembre a diciembre. Ninguna serie oficial da los mismos cinco valores. Los alquileres y el costo de la vivienda subieron menos en la mayoría de los años.',
  groceries:
    'La cifra a su lado es la de los alimentos para el hogar en el índice de precios al consumidor, de diciembre a diciembre.',
  wages:
    'La cifra a su lado es el salario promedio por hora de los empleados del sector privado, de diciembre a diciembre.',
};
const inflationYears = [2020, 2021, 2022, 2023, 2024] as const;
const inflationRows = ['housing', 'groceries', 'wages'] as const;

export const inflationWords = Object.fromEntries(
  inflationYears.flatMap((year) =>
    inflationRows.map((row): [InflationClaimId, ClaimWords] => [
      `owner-${row}-${year}`,
      {
        title: `${inflationTitles[row]}, ${year}`,
        table: { title: inflationTitles[row], row: `${year}` },
        how: 'Fijado por este sitio.',
        caveat: inflationCaveats[row],
      },
    ]),
  ),
) as Record<InflationClaimId, ClaimWords>;
