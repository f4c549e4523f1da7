import type { ExhibitId } from '@/content/exhibits';
import { bitcoinVsCrypto } from './bitcoin-vs-crypto';
import { calculator } from './calculator';
import { charts } from './charts';
import { crisis } from './crisis';
import { finalCta } from './final-cta';
import { furtherReading } from './further-reading';
import { hero } from './hero';
import { moralCodeSection } from './moral-code-section';
import { practicalGuidance } from './practical-guidance';
import { societalDecline } from './societal-decline';
import { timeline } from './timeline';

/**
 * Each exhibit: its name in the navigator, its title, one sentence below it, and its own words from the file beside this one.
 * `finding` answers a title that is a question; tests compute it from the figures.
 */
export const exhibits = {
  hero: {
    name: 'Introdução',
    title: 'Em 1971, o dinheiro mudou.',
    lede: 'Um dólar guardado na gaveta desde então perdeu a maior parte do que podia comprar. Esta é a história de como isso aconteceu, e da alternativa que algumas pessoas construíram.',
    ...hero,
  },
  crisis: {
    name: 'Crise monetária',
    title: 'O que acontece quando se põe água na cerveja?',
    lede: 'Pode ser difícil imaginar o que é imprimir dinheiro. Um barril de cerveja, não.',
    ...crisis,
  },
  charts: {
    name: 'As evidências',
    title: 'Mais dinheiro significou preços mais altos?',
    finding:
      'Não na mesma medida: os preços subiram muito menos que a quantidade de dólares, e a produção também cresceu.',
    lede: 'Linhas que sobem juntas não provam que uma puxa a outra.',
    ...charts,
  },
  calculator: {
    name: 'Calculadora do dólar',
    title: 'Máquina do tempo do museu',
    lede: 'Leve uma quantia em dólares pelo tempo e veja o que ela podia comprar.',
    ...calculator,
  },
  'societal-decline': {
    name: 'Grande divergência',
    title: 'A sociedade mudou de rumo depois de 1971?',
    finding: 'De quatro medidas, uma muda de rumo por volta de 1971.',
    lede: 'Muita gente diz que as quatro mudaram em 1971. Veja por você mesmo.',
    ...societalDecline,
  },
  timeline: {
    name: 'Linha do tempo',
    title: 'Duas histórias que se encontram em 2008',
    lede: 'De um lado, como os governos mudaram o dinheiro. Do outro, como alguns programadores tentaram criar um dinheiro próprio.',
    ...timeline,
  },
  'moral-code-section': {
    name: 'O código do Bitcoin',
    title: 'Seis problemas, seis respostas em código',
    lede: 'O que os defensores do Bitcoin dizem que há de errado com o dinheiro dos governos, e o que as regras do Bitcoin fazem a respeito. Cada resposta tem um limite, e nós dizemos qual é.',
    ...moralCodeSection,
  },
  'bitcoin-vs-crypto': {
    name: 'Por que o Bitcoin',
    title: 'Por que o Bitcoin, e não um dos outros?',
    lede: 'Existem milhares de moedas digitais. Quatro coisas separam o Bitcoin da maioria delas.',
    ...bitcoinVsCrypto,
  },
  'practical-guidance': {
    name: 'Mãos à obra',
    title: 'Quer dar um primeiro passo com cuidado?',
    lede: 'Para aprender, não é preciso comprar nada. Se quiser experimentar, comece com pouco e com segurança.',
    ...practicalGuidance,
  },
  'further-reading': {
    name: 'Para ler mais',
    title: 'Livros para o próximo fim de semana de chuva',
    lede: 'A maioria defende o Bitcoin ou a moeda forte. Um, mais abaixo, é contra. Os títulos estão em inglês.',
    ...furtherReading,
  },
  'final-cta': {
    name: 'Começar',
    title: 'Sua jornada começa com um pequeno passo.',
    lede: 'Faça uma lição, ou leia como funciona uma primeira carteira e o que pode dar errado.',
    ...finalCta,
  },
} satisfies Record<ExhibitId, { name: string; title: string; finding?: string; lede: string }>;
