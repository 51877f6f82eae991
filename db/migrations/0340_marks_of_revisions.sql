-- How the translations of an item stood at each of its revisions, so that a text put back is known again. Not known of revisions before this.
alter table item_revisions add column marks jsonb;
