-- What of a programme a quote was given for; where the programme is another by now, that quote holds no longer. Nothing = whatever stands.
alter table deed_quotes add column quoted_for text;
